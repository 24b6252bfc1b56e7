//! The connections to apps: programs of the user that plugins bring and that can be bound to threads. An app is
//! connected once it has brought back the token of a request. The connection outlives the server.

use std::{collections::BTreeSet, fmt};

use serde::{Deserialize, Serialize};
use threadwire_engine::{Millis, StoreError};

use crate::Records;

/// The namespace of the records, one per app.
const NAMESPACE: &str = "apps";

/// The connections to apps. Clones share them.
#[derive(Clone)]
pub struct Apps(Records);

/// The connection to one app.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AppConnection {
    /// The request that waits for the app.
    pub request: Option<AppRequest>,
    /// When it was connected; `None` if it is not.
    pub connected_at: Option<Millis>,
    /// When the connection ends; `None` if it does not by itself.
    pub expires_at: Option<Millis>,
    /// The account in the app, for people.
    pub account: Option<String>,
    /// The ids of threads that it is bound to.
    pub bound: BTreeSet<String>,
}

/// A request that the app has to bring the token of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppRequest {
    /// Its id.
    pub id: String,
    /// The hash of its token.
    pub token_hash: String,
    /// When it ends.
    pub expires_at: Millis,
}

/// The state of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppState {
    /// Not connected.
    NotConnected,
    /// A request waits for the app.
    Connecting,
    /// Connected.
    Connected,
    /// It was connected, and its time is over.
    NeedsAuth,
}

impl AppConnection {
    /// Returns its state at a time. A new request does not end the connection that there is.
    pub fn state(&self, now: Millis) -> AppState {
        let waits = |request: &AppRequest| request.expires_at > now;
        match (self.connected_at, self.expires_at) {
            (Some(_), None) => AppState::Connected,
            (Some(_), Some(end)) if end > now => AppState::Connected,
            _ if self.request.as_ref().is_some_and(waits) => AppState::Connecting,
            (Some(_), Some(_)) => AppState::NeedsAuth,
            (None, _) => AppState::NotConnected,
        }
    }

    /// Returns the request with an id and the hash of its token, if it is not over.
    pub fn request(&self, id: &str, token_hash: &str, now: Millis) -> Option<&AppRequest> {
        let request = self.request.as_ref()?;
        let fits = request.id == id && request.token_hash == token_hash;
        (fits && request.expires_at > now).then_some(request)
    }
}

impl fmt::Debug for Apps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Apps").finish_non_exhaustive()
    }
}

impl Apps {
    /// Creates the service.
    pub fn new(records: Records) -> Self {
        Self(records)
    }

    /// Reads the connection to an app.
    ///
    /// Errors: the store failed.
    pub async fn connection(&self, app: &str) -> Result<AppConnection, StoreError> {
        let (connection, _) = self.0.get(NAMESPACE, app).await?;
        Ok(connection.unwrap_or_default())
    }

    /// Changes the connection to an app, unless `change` says that there is nothing to change. Returns it before and
    /// after. `change` runs again where another process changed the connection meanwhile.
    ///
    /// Errors: the store failed.
    pub async fn change(
        &self,
        app: &str,
        change: &(dyn Fn(&mut AppConnection) -> bool + Sync),
    ) -> Result<(AppConnection, AppConnection), StoreError> {
        loop {
            let (before, revision) = self.0.get::<AppConnection>(NAMESPACE, app).await?;
            let before = before.unwrap_or_default();
            let mut after = before.clone();
            if !change(&mut after) {
                return Ok((before.clone(), before));
            }
            let kept = (after != AppConnection::default()).then_some(&after);
            match self.0.put(NAMESPACE, app, kept, revision).await {
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
                Ok(_) => return Ok((before, after)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use threadwire_engine::SqliteStore;

    use super::*;

    #[test]
    fn the_state_follows_from_the_request_and_the_end() {
        let mut connection = AppConnection::default();
        assert_eq!(connection.state(5), AppState::NotConnected);
        connection.request = Some(AppRequest {
            id: "r".to_owned(),
            token_hash: "t".to_owned(),
            expires_at: 10,
        });
        assert_eq!(connection.state(9), AppState::Connecting);
        assert_eq!(connection.state(10), AppState::NotConnected);
        assert!(connection.request("r", "t", 9).is_some());
        for (id, token, now) in [("r", "t", 10), ("r", "x", 9), ("x", "t", 9)] {
            assert!(connection.request(id, token, now).is_none());
        }
        connection.connected_at = Some(1);
        assert_eq!(connection.state(9), AppState::Connected);
        connection.expires_at = Some(8);
        assert_eq!(connection.state(9), AppState::Connecting);
        assert_eq!(connection.state(11), AppState::NeedsAuth);
    }

    #[tokio::test]
    async fn a_connection_is_kept_and_goes_when_nothing_is_left() {
        let apps = Apps::new(Records::new(Arc::new(SqliteStore::open(None).unwrap())));
        let (before, after) = apps
            .change("a", &|app| {
                app.connected_at = Some(1);
                true
            })
            .await
            .unwrap();
        assert_eq!((before.connected_at, after.connected_at), (None, Some(1)));
        assert_eq!(apps.connection("a").await.unwrap(), after);
        let (_, same) = apps.change("a", &|_| false).await.unwrap();
        assert_eq!(same, after);
        let end = |app: &mut AppConnection| {
            *app = AppConnection::default();
            true
        };
        apps.change("a", &end).await.unwrap();
        assert_eq!(
            apps.connection("a").await.unwrap(),
            AppConnection::default()
        );
    }
}
