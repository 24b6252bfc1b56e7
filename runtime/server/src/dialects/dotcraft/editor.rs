//! The client's editor: files with unsaved changes, over the requests `ext/acp/fs/*` of the client, terminals over
//! `ext/acp/terminal/*`, and methods of its own over `ext/acp/{family}/{method}`.

mod terminal;

use std::{
    path::Path,
    sync::{Arc, Weak},
};

use threadwire_agent::tools::{
    Editor, EditorRequest, EditorTerminal, ExtensionParams, ExtensionReply, NoTerminal,
};
use threadwire_engine::{BoxFuture, ThreadId};
use threadwire_protocol::{
    RawJson,
    dotcraft::{
        AcpExtensionsCapability, ExtAcpFsReadTextFileParams, ExtAcpFsWriteTextFileParams,
        method::{ExtAcpFsReadTextFile, ExtAcpFsWriteTextFile},
    },
    envelope::Wire,
};

use super::{DotCraftSession, to_wire::WIRE};
use crate::dialects::editor::{self, EditorLink, Families};
use threadwire_connection::Connection;

/// What the editor of a client can do.
#[derive(Clone, Debug, Default)]
pub(super) struct Offer {
    reads: bool,
    writes: bool,
    terminals: bool,
    families: Families,
}

impl Offer {
    /// Reads what a client offers in the handshake.
    pub(super) fn of(given: Option<&AcpExtensionsCapability>) -> Self {
        let is_set = |flag: Option<bool>| flag.unwrap_or(false);
        given.map_or_else(Self::default, |given| Self {
            reads: is_set(given.fs_read_text_file),
            writes: is_set(given.fs_write_text_file),
            terminals: is_set(given.terminal_create),
            families: Families::of(given.extensions.iter().flatten().cloned()),
        })
    }

    /// Tells whether the client offers anything.
    pub(super) fn is_any(&self) -> bool {
        self.reads || self.writes || self.terminals || self.families.is_any()
    }
}

/// The editor behind one thread.
#[derive(Clone)]
pub(super) struct ClientEditor {
    pub(super) session: Weak<DotCraftSession>,
    pub(super) thread: ThreadId,
    pub(super) offer: Offer,
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
}

impl Editor for ClientEditor {
    fn reads(&self) -> bool {
        self.offer.reads
    }

    fn writes(&self) -> bool {
        self.offer.writes
    }

    /// The protocol has no error for a file that does not exist: the disk says whether there is one.
    fn read<'a>(&'a self, path: &'a Path) -> BoxFuture<'a, Result<Option<String>, String>> {
        Box::pin(async move {
            let params = ExtAcpFsReadTextFileParams {
                thread_id: self.thread.to_string(),
                path: path.display().to_string(),
                offset: None,
                limit: None,
            };
            let read = self.ask::<ExtAcpFsReadTextFile>(&params, true).await;
            read.map(|read| Some(read.content)).map_err(editor::reason)
        })
    }

    fn write<'a>(&'a self, path: &'a Path, text: &'a str) -> BoxFuture<'a, Result<(), String>> {
        Box::pin(async move {
            let params = ExtAcpFsWriteTextFileParams {
                thread_id: self.thread.to_string(),
                path: path.display().to_string(),
                content: text.to_owned(),
            };
            let written = self.ask::<ExtAcpFsWriteTextFile>(&params, true).await;
            match written.map_err(editor::reason)?.success {
                Some(false) => Err("the editor refused".to_owned()),
                _ => Ok(()),
            }
        })
    }

    fn has_terminals(&self) -> bool {
        self.offer.terminals
    }

    fn call(&self, method: &str, params: &ExtensionParams) -> Option<ExtensionReply> {
        if !self.offer.families.have(method) {
            return None;
        }
        let mut params = params.clone();
        let thread = RawJson::encode(&self.thread.to_string()).ok()?;
        params.insert("threadId".to_owned(), thread);
        Some(self.call_named(&format!("ext/acp/{method}"), &params))
    }

    fn terminal(
        &self,
        request: EditorRequest,
    ) -> BoxFuture<'static, Result<Box<dyn EditorTerminal>, NoTerminal>> {
        Box::pin(terminal::create(self.clone(), request))
    }
}
