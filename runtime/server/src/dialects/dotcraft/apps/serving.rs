//! What the methods for bindings share: how an app names its binding, and how it gives a thread tools and goes offline.

use std::sync::Arc;

use threadwire_agent::{ADDED, added};
use threadwire_engine::{Millis, SettingsChange, Thread, ThreadId, ToolSpec};
use threadwire_host::apps::AppState;
use threadwire_protocol::{Access, dotcraft::AppBindingState, permit};

use crate::dialects::{
    dotcraft::{
        DotCraftSession, Failure,
        extra::{
            self,
            bound::{APP_TOOLS, Binding, Bound, bound, hash, place, process, texts, tools},
        },
        from_wire, lock,
    },
    time::now,
};

impl DotCraftSession {
    /// Returns a thread with its bindings, ready to be changed.
    pub(super) async fn bound_of(&self, id: ThreadId) -> Result<(Arc<Thread>, Bound), Failure> {
        let thread = self.engine().thread(id).await?;
        let mut bound = bound(&thread);
        bound.changed.clear();
        Ok((thread, bound))
    }

    pub(super) async fn keep(&self, thread: ThreadId, bound: &Bound) -> Result<(), Failure> {
        let told = added(&texts(bound, now()));
        let entries = [(extra::APPS, extra::value(bound)), (ADDED, told)];
        Ok(self.engine().set_extras(thread, entries).await?)
    }

    /// Returns the binding that an app names, with its thread. `ids` are those of the binding, the app and the grant.
    pub(super) async fn granted(
        &self,
        (binding, app, grant): (&str, &str, &str),
        now: Millis,
    ) -> Result<(Arc<Thread>, Bound, usize), Failure> {
        let (thread, key) = place(binding).ok_or_else(unknown_binding)?;
        let found = self.bound_of(thread).await;
        let (thread, bound) = found.map_err(|_| unknown_binding())?;
        let at = bound.find(key).ok_or_else(unknown_binding)?;
        let one = &bound.bindings[at];
        if one.app != app || one.grant_hash.as_ref() != Some(&hash(grant)) {
            return Err(unknown_binding());
        }
        if !one.is_granted(now) {
            return Err(Failure::invalid("bindingId", "the binding is over"));
        }
        Ok((thread, bound, at))
    }

    pub(super) async fn check_connected(&self, app: &str) -> Result<(), Failure> {
        match self.connection_of(app).await?.state(now()) {
            AppState::Connected => Ok(()),
            _ => Err(Failure::invalid("appId", "the app is not connected")),
        }
    }

    /// Checks that the client may act on the thread of a binding.
    pub(super) fn permit_app(&self, method: &'static str, thread: ThreadId) -> Result<(), Failure> {
        let thread = thread.to_string();
        permit(self.connection.rights(), method, Access::Act, Some(&thread)).map_err(Failure::from)
    }

    /// Replaces the tools of an app in a thread.
    pub(super) async fn put_tools(
        &self,
        thread: &Thread,
        namespace: &str,
        specs: Vec<ToolSpec>,
    ) -> Result<(), Failure> {
        let others = thread.settings.tools.iter();
        let others = others.filter(|tool| tool.namespace.as_deref() != Some(namespace));
        let change = SettingsChange {
            tools: Some(others.cloned().chain(specs).collect()),
            ..SettingsChange::default()
        };
        self.engine().update_settings(thread.id, change).await?;
        Ok(())
    }

    /// Takes the bindings of an app offline in a thread, because the connection to the app is over.
    pub(super) async fn disconnect(&self, thread: &str, app: &str) -> Result<(), Failure> {
        let Ok(id) = from_wire::thread_id(thread) else {
            return Ok(());
        };
        let is_meant = |binding: &Binding| binding.app == app;
        match self.take_offline(id, &is_meant, "connectionRevoked").await {
            Ok(()) => Ok(()),
            // The thread is gone, and its bindings with it.
            Err(_) if self.engine().thread(id).await.is_err() => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Takes the apps offline that this client served, after it has left.
    pub(in crate::dialects::dotcraft) async fn drop_apps(&self) {
        let threads: Vec<ThreadId> = lock(&self.serves).drain().collect();
        let own = Some((process().to_owned(), self.connection.client()));
        for thread in threads {
            let is_meant = |binding: &Binding| binding.served_by == own;
            // Errors are ignored: they mean that the thread is gone or the server shuts down.
            let _ = self.take_offline(thread, &is_meant, "offline").await;
        }
    }

    async fn take_offline(
        &self,
        thread: ThreadId,
        is_meant: &(dyn Fn(&Binding) -> bool + Sync),
        kind: &str,
    ) -> Result<(), Failure> {
        let now = now();
        let _order = self.dialect.entries.lock().await;
        let (thread, mut bound) = self.bound_of(thread).await?;
        let mut gone = Vec::new();
        for at in 0..bound.bindings.len() {
            let binding = &bound.bindings[at];
            if is_meant(binding) && binding.state == AppBindingState::Active {
                gone.push(format!("{APP_TOOLS}{}", binding.namespace));
                bound.bindings[at].tools.clear();
                bound.turn(thread.id, at, AppBindingState::Offline, kind, now);
            }
        }
        if gone.is_empty() {
            return Ok(());
        }
        self.keep(thread.id, &bound).await?;
        let is_left = |tool: &&ToolSpec| {
            let namespace = tool.namespace.as_ref();
            namespace.is_none_or(|namespace| !gone.contains(namespace))
        };
        if tools(&thread).any(|tool| !is_left(&tool)) {
            let left = thread.settings.tools.iter().filter(is_left).cloned();
            let change = SettingsChange {
                tools: Some(left.collect()),
                ..SettingsChange::default()
            };
            self.engine().update_settings(thread.id, change).await?;
        }
        Ok(())
    }
}

/// One error for a wrong binding, app and grant.
pub(super) fn unknown_binding() -> Failure {
    Failure::invalid(
        "bindingId",
        "there is no such binding of the app and the grant",
    )
}
