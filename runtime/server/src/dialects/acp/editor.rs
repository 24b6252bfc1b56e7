//! The client's editor: files with unsaved changes over the requests `fs/*` of the client, terminals over `terminal/*`,
//! and methods of its own, whose names begin with `_`.

mod terminal;

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Weak},
};

use threadwire_agent::tools::{
    Editor, EditorRequest, EditorTerminal, Editors, ExtensionParams, ExtensionReply, NoTerminal,
};
use threadwire_engine::{BoxFuture, ThreadHandle, ThreadId};
use threadwire_protocol::{
    Access, RawJson,
    acp::{
        CancelRequestNotification, ReadTextFileRequest, RequestId as WireId, WriteTextFileRequest,
        method, notification,
    },
    envelope::{RequestId, Wire},
};

use super::{AcpSession, Client, to_wire::WIRE};
use crate::dialects::editor::{self, EditorLink, Families};
use threadwire_connection::{Connection, NoAnswer, Reply};

/// The code of the error about a file that does not exist.
const NOT_FOUND: i64 = -32002;

/// The editor behind one session.
#[derive(Clone)]
struct ClientEditor {
    session: Weak<AcpSession>,
    thread: ThreadId,
    reads: bool,
    writes: bool,
    terminals: bool,
    families: Families,
}

/// Returns the families of methods that a client has of its own: it names each one in the `_meta` of its capabilities,
/// without the `_` that the methods begin with.
pub(super) fn families(meta: Option<&RawJson>) -> Families {
    let declared: BTreeMap<String, RawJson> =
        meta.and_then(|meta| meta.decode().ok()).unwrap_or_default();
    let is_on = |value: &RawJson| !matches!(value.get(), "null" | "false");
    let names = declared.into_iter().filter(|(_, value)| is_on(value));
    Families::of(names.map(|(name, _)| match name.starts_with('_') {
        true => name,
        false => format!("_{name}"),
    }))
}

impl AcpSession {
    /// Lets the turns of a thread use the client's editor, if the client has one and may act.
    pub(super) fn add_editor(&self, handle: &ThreadHandle, client: &Client) {
        let (reads, writes) = (client.reads_files, client.writes_files);
        let terminals = client.terminals;
        let families = client.families.clone();
        let is_any = reads || writes || terminals || families.is_any();
        if is_any && self.connection.may(Access::Act) {
            let editor = ClientEditor {
                session: self.this.clone(),
                thread: handle.id(),
                reads,
                writes,
                terminals,
                families,
            };
            handle
                .state(Editors::default)
                .add(self.connection.client(), Arc::new(editor));
        }
    }

    /// Asks the client's editor first in the next turn, because the client starts it.
    pub(super) fn prefer_editor(&self, handle: &ThreadHandle) {
        handle
            .state(Editors::default)
            .prefer(self.connection.client());
    }

    /// Takes the client's editor away from a thread.
    pub(super) fn remove_editor(&self, handle: &ThreadHandle) {
        handle
            .state(Editors::default)
            .remove(self.connection.client());
    }
}

/// Tells the client that a request is withdrawn.
pub(super) fn withdrawn(connection: &Connection, thread: Option<ThreadId>, id: &RequestId) {
    if let RequestId::Int(id) = *id {
        let params = CancelRequestNotification {
            request_id: Some(WireId::Number(id)),
            meta: None,
        };
        let frame = WIRE.notification::<notification::CancelRequest>(&params, None);
        connection.notify(thread, frame, None);
        connection.flush();
    }
}

impl EditorLink for ClientEditor {
    const WIRE: Wire = WIRE;

    fn connection(&self) -> Option<Arc<Connection>> {
        let session = self.session.upgrade()?;
        Some(Arc::clone(&session.connection))
    }

    fn thread(&self) -> ThreadId {
        self.thread
    }

    fn withdrawable<T>(reply: Reply<T>) -> Reply<T> {
        reply.on_withdrawal(withdrawn)
    }
}

impl Editor for ClientEditor {
    fn reads(&self) -> bool {
        self.reads
    }

    fn writes(&self) -> bool {
        self.writes
    }

    fn read<'a>(&'a self, path: &'a Path) -> BoxFuture<'a, Result<Option<String>, String>> {
        Box::pin(async move {
            let params = ReadTextFileRequest {
                session_id: self.thread.to_string(),
                path: path.display().to_string(),
                line: None,
                limit: None,
                meta: None,
            };
            match self.ask::<method::FsReadTextFile>(&params, true).await {
                Ok(read) => Ok(Some(read.content)),
                Err(NoAnswer::Refused(error)) if error.code == NOT_FOUND => Ok(None),
                Err(why) => Err(editor::reason(why)),
            }
        })
    }

    fn write<'a>(&'a self, path: &'a Path, text: &'a str) -> BoxFuture<'a, Result<(), String>> {
        Box::pin(async move {
            let params = WriteTextFileRequest {
                session_id: self.thread.to_string(),
                path: path.display().to_string(),
                content: text.to_owned(),
                meta: None,
            };
            let written = self.ask::<method::FsWriteTextFile>(&params, true).await;
            written.map(|_| ()).map_err(editor::reason)
        })
    }

    fn has_terminals(&self) -> bool {
        self.terminals
    }

    fn call(&self, method: &str, params: &ExtensionParams) -> Option<ExtensionReply> {
        if !self.families.have(method) {
            return None;
        }
        let mut params = params.clone();
        let session = RawJson::encode(&self.thread.to_string()).ok()?;
        params.insert("sessionId".to_owned(), session);
        Some(self.call_named(method, &params))
    }

    fn terminal(
        &self,
        request: EditorRequest,
    ) -> BoxFuture<'static, Result<Box<dyn EditorTerminal>, NoTerminal>> {
        Box::pin(terminal::create(self.clone(), request))
    }
}
