//! What a server and its clients tell about themselves, for `threadwire server status`.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use threadwire_engine::Json;
use threadwire_workspace::locks::lock;
use tracing::warn;

/// Maximum length of a name or version that is kept of a client, in characters.
const LONGEST: usize = 200;

/// A client of a server.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ClientReport {
    /// Its protocol, with the version if it is not the newest; `None` until it is detected.
    pub protocol: Option<String>,
    /// The name that it gave in the handshake.
    pub name: Option<String>,
    /// The version that it gave in the handshake.
    pub version: Option<String>,
    /// The name of its token; `local` for clients that need none.
    pub principal: String,
}

/// What is known about a connected client.
#[derive(Debug)]
pub(crate) struct About(Mutex<ClientReport>);

impl About {
    pub(crate) fn new(principal: &str) -> Arc<Self> {
        Arc::new(Self(Mutex::new(ClientReport {
            principal: principal.to_owned(),
            ..ClientReport::default()
        })))
    }

    pub(crate) fn speaks(&self, protocol: String) {
        lock(&self.0).protocol = Some(protocol);
    }

    pub(crate) fn is_called(&self, name: &str, version: &str) {
        let kept = |text: &str| {
            let text: String = text.chars().take(LONGEST).collect();
            (!text.is_empty()).then_some(text)
        };
        let mut report = lock(&self.0);
        report.name = kept(name);
        report.version = kept(version);
    }
}

/// What a server tells about itself beside its threads. A peer of another version may leave members out.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Details {
    /// What runs the server.
    pub kind: Option<String>,
    /// The addresses on which it serves clients.
    pub listens: Vec<String>,
    /// Its clients.
    pub clients: Vec<ClientReport>,
}

/// The addresses and the clients of a server.
#[derive(Debug)]
pub(crate) struct SelfReport {
    kind: String,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    last: u64,
    listens: BTreeMap<u64, String>,
    clients: BTreeMap<u64, Arc<About>>,
}

impl SelfReport {
    pub(crate) fn new(kind: String) -> Arc<Self> {
        Arc::new(Self {
            kind,
            state: Mutex::default(),
        })
    }

    /// Adds an address at which the server has clients, until the returned value is dropped.
    pub(crate) fn listens(self: &Arc<Self>, address: String) -> Entry {
        self.enter(|state, number| {
            state.listens.insert(number, address);
        })
    }

    /// Adds a client, until the returned value is dropped.
    pub(crate) fn serves(self: &Arc<Self>, client: Arc<About>) -> Entry {
        self.enter(|state, number| {
            state.clients.insert(number, client);
        })
    }

    fn enter(self: &Arc<Self>, add: impl FnOnce(&mut State, u64)) -> Entry {
        let mut state = lock(&self.state);
        state.last += 1;
        let number = state.last;
        add(&mut state, number);
        Entry {
            report: Arc::clone(self),
            number,
        }
    }

    /// Returns what the server tells.
    pub(crate) fn details(&self) -> Json {
        let state = lock(&self.state);
        let clients = state.clients.values();
        let details = Details {
            kind: Some(self.kind.clone()),
            listens: state.listens.values().cloned().collect(),
            clients: clients.map(|client| lock(&client.0).clone()).collect(),
        };
        drop(state);
        match to_raw_value(&details) {
            Ok(json) => json.into(),
            Err(error) => {
                warn!(%error, "this server cannot tell what it does");
                RawValue::NULL.to_owned().into()
            }
        }
    }
}

/// An entry of a [`SelfReport`]. Dropping it removes the entry.
#[derive(Debug)]
pub(crate) struct Entry {
    report: Arc<SelfReport>,
    number: u64,
}

impl Drop for Entry {
    fn drop(&mut self) {
        let mut state = lock(&self.report.state);
        state.listens.remove(&self.number);
        state.clients.remove(&self.number);
    }
}
