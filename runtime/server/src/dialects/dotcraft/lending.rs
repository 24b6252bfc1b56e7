//! What a client lends to the turns of a thread: its editor, and its evaluator of JavaScript.

use std::sync::Arc;

use threadwire_agent::tools::{Editors, Evaluators};
use threadwire_engine::{ThreadHandle, ThreadId};
use threadwire_protocol::Access;

use super::{DotCraftSession, editor::ClientEditor, evaluator::ClientEvaluator, lock};

impl DotCraftSession {
    /// Lets the turns of a thread use what the client lends, before that of other clients, if the client may act. The
    /// client opened the thread, or starts a turn in it.
    pub(super) fn lend(&self, handle: &ThreadHandle) {
        let Some(client) = self
            .client
            .get()
            .filter(|_| self.connection.may(Access::Act))
        else {
            return;
        };
        let (thread, id) = (handle.id(), self.connection.client());
        if client.editor.is_any() {
            let editor = ClientEditor {
                session: self.this.clone(),
                thread,
                offer: client.editor.clone(),
            };
            handle.state(Editors::default).add(id, Arc::new(editor));
        }
        if let Some(offer) = client.evaluator {
            let evaluator = ClientEvaluator {
                session: self.this.clone(),
                thread,
                offer,
            };
            let evaluators = handle.state(Evaluators::default);
            evaluators.add(id, Arc::new(evaluator));
        }
        if client.editor.is_any() || client.evaluator.is_some() {
            lock(&self.lent).insert(thread);
        }
    }

    /// Takes back what the client lends to threads.
    pub(super) fn take_back(&self) {
        let threads: Vec<ThreadId> = lock(&self.lent).drain().collect();
        for thread in threads {
            if let Some(handle) = self.engine().loaded_thread(thread) {
                handle
                    .state(Editors::default)
                    .remove(self.connection.client());
                handle
                    .state(Evaluators::default)
                    .remove(self.connection.client());
            }
        }
    }
}
