//! The apps that are bound to a thread, as they are stored with it.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use threadwire_agent::AddedText;
use threadwire_engine::{Millis, Thread, ThreadId, ToolSpec};
use threadwire_protocol::dotcraft::{
    AppBindingState, AppBindingSummary, AppConnectionState, AppContextBlock,
    AppContextBlockVisibility, ThreadAppBindingsChangedNotification,
};
use threadwire_workspace::{hex, sort::sort_by};
use uuid::Uuid;

use super::APPS;
use crate::dialects::time::iso;

/// The namespace of an app's tools in the settings of a thread begins with this text.
pub(in crate::dialects::dotcraft) const APP_TOOLS: &str = "app:";

/// How many bindings a thread keeps; those that are over go first.
const MAX_BINDINGS: usize = 32;

const REQUEST: &str = "bindreq_";
const BINDING: &str = "binding_";

/// The bindings of a thread.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::dialects::dotcraft) struct Bound {
    pub(in crate::dialects::dotcraft) bindings: Vec<Binding>,
    /// What the last change was: every client is told.
    pub(in crate::dialects::dotcraft) changed: Vec<ThreadAppBindingsChangedNotification>,
}

/// An app that is bound to a thread, or asked to be.
#[derive(Debug, Serialize, Deserialize)]
pub(in crate::dialects::dotcraft) struct Binding {
    /// What the ids of the request and of the binding end with.
    pub(in crate::dialects::dotcraft) key: String,
    pub(in crate::dialects::dotcraft) app: String,
    pub(in crate::dialects::dotcraft) name: String,
    pub(in crate::dialects::dotcraft) icon: Option<String>,
    pub(in crate::dialects::dotcraft) namespace: String,
    pub(in crate::dialects::dotcraft) state: AppBindingState,
    pub(in crate::dialects::dotcraft) requested_scopes: Vec<String>,
    pub(in crate::dialects::dotcraft) requested_tools: Option<Vec<String>>,
    pub(in crate::dialects::dotcraft) reason: Option<String>,
    pub(in crate::dialects::dotcraft) source: String,
    /// The hash of the request's token, until it is used.
    pub(in crate::dialects::dotcraft) token_hash: Option<String>,
    pub(in crate::dialects::dotcraft) request_ends: Millis,
    /// The hash of the id of the grant, which the app names in its requests.
    pub(in crate::dialects::dotcraft) grant_hash: Option<String>,
    pub(in crate::dialects::dotcraft) granted_scopes: Vec<String>,
    pub(in crate::dialects::dotcraft) ends: Option<Millis>,
    pub(in crate::dialects::dotcraft) tools: Vec<String>,
    /// The process and the connection that the app serves the binding with.
    pub(in crate::dialects::dotcraft) served_by: Option<(String, u64)>,
    pub(in crate::dialects::dotcraft) changed_at: Millis,
    pub(in crate::dialects::dotcraft) diagnostic: Option<String>,
    pub(in crate::dialects::dotcraft) blocks: Vec<Block>,
}

/// A block of context.
#[derive(Debug, Serialize, Deserialize)]
pub(in crate::dialects::dotcraft) struct Block {
    pub(in crate::dialects::dotcraft) block: AppContextBlock,
    pub(in crate::dialects::dotcraft) ends: Option<Millis>,
}

/// Returns the bindings of a thread.
pub(in crate::dialects::dotcraft) fn bound(thread: &Thread) -> Bound {
    let bound = thread.extra.get(APPS);
    let bound = bound.and_then(|bound| serde_json::from_str(bound.get()).ok());
    bound.unwrap_or_default()
}

/// Returns the texts of the blocks that the model is shown, each until its block or its binding is over.
pub(in crate::dialects::dotcraft) fn texts(bound: &Bound, now: Millis) -> Vec<AddedText> {
    let mut shown: Vec<(&AppContextBlock, Option<Millis>)> = Vec::new();
    for binding in &bound.bindings {
        let ends = |block: &Block| [binding.ends, block.ends].into_iter().flatten().min();
        shown.extend(binding.shown(now).map(|one| (&one.block, ends(one))));
    }
    sort_by(&mut shown, |(one, _), (other, _)| {
        one.order.total_cmp(&other.order)
    });
    let texts = shown.into_iter().map(|(block, ends)| {
        let (title, content) = (&block.title, &block.content);
        let text = format!("<app-context>\n## {title}\n\n{content}\n</app-context>");
        AddedText { text, ends }
    });
    texts.collect()
}

/// Sorts blocks by the order that the apps gave them.
pub(in crate::dialects::dotcraft) fn sort(blocks: &mut [&AppContextBlock]) {
    sort_by(blocks, |one, other| one.order.total_cmp(&other.order));
}

/// Returns the bindings of a thread that are not over, for those who read the thread.
pub(in crate::dialects::dotcraft) fn summaries(
    thread: &Thread,
    now: Millis,
) -> Option<Vec<AppBindingSummary>> {
    if !thread.extra.contains_key(APPS) {
        return None;
    }
    let bound = bound(thread);
    let current = bound.bindings.iter().filter(|one| !one.is_over(now));
    let current: Vec<_> = current
        .map(|one| one.summary(thread.id, None, now))
        .collect();
    (!current.is_empty()).then_some(current)
}

/// Returns the tools of a thread that apps run.
pub(in crate::dialects::dotcraft) fn tools(thread: &Thread) -> impl Iterator<Item = &ToolSpec> {
    let tools = thread.settings.tools.iter();
    tools.filter(|tool| app_of(tool.namespace.as_deref()).is_some())
}

/// Returns the namespace of a tool as its client named it.
pub(in crate::dialects::dotcraft) fn plain_namespace(namespace: Option<&str>) -> Option<String> {
    app_of(namespace).or(namespace).map(str::to_owned)
}

/// Returns the namespace of an app without the mark of apps.
pub(in crate::dialects::dotcraft) fn app_of(namespace: Option<&str>) -> Option<&str> {
    namespace?.strip_prefix(APP_TOOLS)
}

/// Returns what is stored of a secret.
pub(in crate::dialects::dotcraft) fn hash(secret: &str) -> String {
    hex::encode(&Sha256::digest(secret.as_bytes()))
}

/// Returns what names this process.
pub(in crate::dialects::dotcraft) fn process() -> &'static str {
    static PROCESS: OnceLock<String> = OnceLock::new();
    PROCESS.get_or_init(|| Uuid::now_v7().to_string())
}

/// Returns the thread in the id of a request or a binding, and the key of the binding.
pub(in crate::dialects::dotcraft) fn place(id: &str) -> Option<(ThreadId, &str)> {
    let rest = id.strip_prefix(REQUEST).or(id.strip_prefix(BINDING))?;
    let (thread, key) = rest.split_once('_')?;
    Some((thread.parse().ok()?, key))
}

impl Bound {
    /// Adds a binding, and forgets the oldest one that is over if there are many. Returns its place; `None` if the
    /// thread has as many as it may have.
    pub(in crate::dialects::dotcraft) fn add(
        &mut self,
        binding: Binding,
        now: Millis,
    ) -> Option<usize> {
        if self.bindings.len() >= MAX_BINDINGS {
            let over = self.bindings.iter().position(|one| one.is_over(now))?;
            self.bindings.remove(over);
        }
        self.bindings.push(binding);
        Some(self.bindings.len() - 1)
    }

    /// Returns the place of a binding.
    pub(in crate::dialects::dotcraft) fn find(&self, key: &str) -> Option<usize> {
        self.bindings.iter().position(|one| one.key == key)
    }

    /// Moves a binding to a state, and notes it for all clients.
    pub(in crate::dialects::dotcraft) fn turn(
        &mut self,
        thread: ThreadId,
        at: usize,
        state: AppBindingState,
        kind: &str,
        now: Millis,
    ) {
        let binding = &mut self.bindings[at];
        let previous = (kind != "requested").then(|| binding.state(now));
        let accepted = binding.grant_hash.is_some();
        binding.state = state.clone();
        binding.changed_at = now;
        if state != AppBindingState::Active {
            binding.served_by = None;
        }
        if binding.is_over(now) {
            binding.tools.clear();
            binding.blocks.clear();
            (binding.token_hash, binding.grant_hash) = (None, None);
        }
        self.changed.push(ThreadAppBindingsChangedNotification {
            thread_id: thread.to_string(),
            binding_id: accepted.then(|| binding.id(thread)),
            binding_request_id: Some(binding.request_id(thread)),
            app_id: binding.app.clone(),
            state,
            previous_state: previous,
            change_kind: kind.to_owned(),
        });
    }
}

impl Binding {
    /// Returns its id.
    pub(in crate::dialects::dotcraft) fn id(&self, thread: ThreadId) -> String {
        format!("{BINDING}{thread}_{}", self.key)
    }

    /// Returns the id of the request that it comes from.
    pub(in crate::dialects::dotcraft) fn request_id(&self, thread: ThreadId) -> String {
        format!("{REQUEST}{thread}_{}", self.key)
    }

    /// Returns its state: it is over when its time is, and offline without the process that the app is connected to.
    pub(in crate::dialects::dotcraft) fn state(&self, now: Millis) -> AppBindingState {
        use AppBindingState as S;
        let ended = self.ends.is_some_and(|end| end <= now);
        let served = self.served_by.as_ref();
        match &self.state {
            S::Pending if self.request_ends <= now => S::Expired,
            S::Active | S::Offline if ended => S::Expired,
            S::Active if served.is_none_or(|(by, _)| by != process()) => S::Offline,
            state => state.clone(),
        }
    }

    /// Tells whether nothing makes it active again.
    pub(in crate::dialects::dotcraft) fn is_over(&self, now: Millis) -> bool {
        !matches!(
            self.state(now),
            AppBindingState::Pending | AppBindingState::Active | AppBindingState::Offline
        )
    }

    /// Tells whether an app accepted it and nobody took it back.
    pub(in crate::dialects::dotcraft) fn is_granted(&self, now: Millis) -> bool {
        matches!(
            self.state(now),
            AppBindingState::Active | AppBindingState::Offline
        )
    }

    /// Returns the blocks that the model is shown.
    pub(in crate::dialects::dotcraft) fn shown(&self, now: Millis) -> impl Iterator<Item = &Block> {
        let granted = self.is_granted(now);
        let blocks = self.blocks.iter();
        let visible =
            |one: &&Block| one.block.visibility != AppContextBlockVisibility::HiddenFromModel;
        blocks
            .filter(move |one| granted && one.ends.is_none_or(|end| end > now))
            .filter(visible)
    }

    /// Converts it.
    pub(in crate::dialects::dotcraft) fn summary(
        &self,
        thread: ThreadId,
        connection: Option<AppConnectionState>,
        now: Millis,
    ) -> AppBindingSummary {
        AppBindingSummary {
            thread_id: thread.to_string(),
            binding_id: self.id(thread),
            binding_request_id: Some(self.request_id(thread)),
            app_id: self.app.clone(),
            display_name: Some(self.name.clone()),
            icon: self.icon.clone(),
            tool_namespace: Some(self.namespace.clone()),
            state: self.state(now),
            connection_state: connection,
            granted_scopes: Some(self.granted_scopes.clone()),
            attached_tool_count: i64::try_from(self.tools.len()).ok(),
            expires_at: self.ends.map(iso),
            last_changed_at: Some(iso(self.changed_at)),
            diagnostic: self.diagnostic.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn binding() -> Binding {
        let text = r#"{"key":"k","app":"a","name":"A","icon":null,"namespace":"n","state":"pending",
            "requested_scopes":[],"requested_tools":null,"reason":null,"source":"sdk","token_hash":"t",
            "request_ends":100,"grant_hash":null,"granted_scopes":[],"ends":null,"tools":[],"served_by":null,
            "changed_at":0,"diagnostic":null,"blocks":[{"ends":50,"block":{"blockId":"b","threadId":"t",
            "bindingId":"k","appId":"a","kind":"role","title":"B","content":"x","order":1,"version":"1",
            "updatedAt":"","visibility":"model"}}]}"#;
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn bindings_of_apps_end_with_their_time_and_their_process() {
        let mut one = binding();
        assert_eq!(one.state(99), AppBindingState::Pending);
        assert_eq!(one.state(100), AppBindingState::Expired);
        assert_eq!(one.shown(0).count(), 0);
        one.state = AppBindingState::Active;
        assert_eq!(one.state(0), AppBindingState::Offline);
        one.served_by = Some(("another process".to_owned(), 1));
        assert_eq!(one.state(0), AppBindingState::Offline);
        one.served_by = Some((process().to_owned(), 1));
        assert_eq!(one.state(0), AppBindingState::Active);
        // What the model is shown does not depend on whether the app is there, but ends with the block.
        assert_eq!((one.shown(49).count(), one.shown(50).count()), (1, 0));
        one.ends = Some(10);
        assert_eq!(one.state(10), AppBindingState::Expired);
        assert!(one.is_over(10) && !one.is_over(9));
    }

    #[test]
    fn a_thread_forgets_bindings_of_apps_that_are_over_first() {
        let mut bound = Bound::default();
        for _ in 0..MAX_BINDINGS {
            assert!(bound.add(binding(), 0).is_some());
        }
        assert!(bound.add(binding(), 0).is_none());
        bound.bindings[3].state = AppBindingState::Revoked;
        bound.bindings[4].key = "next".to_owned();
        assert_eq!(bound.add(binding(), 0), Some(MAX_BINDINGS - 1));
        assert_eq!(bound.bindings[3].key, "next");
    }

    #[test]
    fn ids_of_apps_name_the_thread() {
        let thread = ThreadId::new();
        let one = binding();
        for id in [one.id(thread), one.request_id(thread)] {
            assert_eq!(place(&id), Some((thread, "k")));
        }
        for id in ["", "binding_", "binding_x_k", "bindreq_k"] {
            assert_eq!(place(id), None);
        }
    }
}
