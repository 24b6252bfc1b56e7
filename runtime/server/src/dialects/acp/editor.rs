//! The client's editor: files with unsaved changes over the requests `fs/*` of the client, and terminals over
//! `terminal/*`.

mod terminal;

use std::{
    path::Path,
    sync::{Arc, Weak},
    time::Duration,
};

use threadwire_agent::tools::{Editor, EditorRequest, EditorTerminal, Editors, NoTerminal};
use threadwire_engine::{BoxFuture, ThreadHandle, ThreadId};
use threadwire_protocol::{
    Access, RequestMethod,
    acp::{
        CancelRequestNotification, ReadTextFileRequest, RequestId as WireId, WriteTextFileRequest,
        method, notification,
    },
    envelope::{RequestId, RpcError},
};
use tokio::sync::oneshot;

use super::{AcpSession, Client, to_wire::WIRE};
use crate::connection::Connection;

/// How long an editor has to answer.
const PATIENCE: Duration = Duration::from_secs(10);

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
}

/// Why a request to an editor has no result.
#[derive(Debug)]
enum Failure {
    /// The editor answered with an error.
    Refused(RpcError),
    /// The editor left, or did not answer in time; the reason is text for people.
    Lost(&'static str),
}

impl From<Failure> for String {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(error) => error.message.into_owned(),
            Failure::Lost(reason) => reason.to_owned(),
        }
    }
}

impl AcpSession {
    /// Lets the turns of a thread use the client's editor, if the client has one and may act.
    pub(super) fn add_editor(&self, handle: &ThreadHandle, client: &Client) {
        let (reads, writes) = (client.reads_files, client.writes_files);
        let terminals = client.terminals;
        if (reads || writes || terminals) && self.connection.may(Access::Act) {
            let editor = ClientEditor {
                session: self.this.clone(),
                thread: handle.id(),
                reads,
                writes,
                terminals,
            };
            handle
                .state(Editors::default)
                .add(self.connection.id, Arc::new(editor));
        }
    }

    /// Asks the client's editor first in the next turn, because the client starts it.
    pub(super) fn prefer_editor(&self, handle: &ThreadHandle) {
        handle.state(Editors::default).prefer(self.connection.id);
    }

    /// Takes the client's editor away from a thread.
    pub(super) fn remove_editor(&self, handle: &ThreadHandle) {
        handle.state(Editors::default).remove(self.connection.id);
    }
}

/// A request that waits for the answer of an editor. Dropping it withdraws the request.
struct Asked {
    connection: Arc<Connection>,
    thread: ThreadId,
    id: RequestId,
}

impl Drop for Asked {
    fn drop(&mut self) {
        if !self.connection.withdraw(&self.id) {
            return;
        }
        if let RequestId::Int(id) = self.id {
            let params = CancelRequestNotification {
                request_id: Some(WireId::Number(id)),
                meta: None,
            };
            let frame = WIRE.notification::<notification::CancelRequest>(&params, None);
            self.connection.notify(Some(self.thread), frame, None);
            self.connection.outbox.flush();
        }
    }
}

impl ClientEditor {
    fn connection(&self) -> Option<Arc<Connection>> {
        let session = self.session.upgrade()?;
        Some(Arc::clone(&session.connection))
    }

    /// Sends a request at once. The returned future waits for the answer, at most [`PATIENCE`] if the editor has to
    /// answer soon.
    fn ask<M: RequestMethod>(
        &self,
        params: &M::Params,
        soon: bool,
    ) -> impl Future<Output = Result<M::Response, Failure>> + Send + use<M>
    where
        M::Response: Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let waiter = Box::new(
            move |result: Result<&serde_json::value::RawValue, RpcError>| {
                let read = result.and_then(|result| {
                    M::read_response(result.get()).map_err(|error| {
                        RpcError::new(-32603, format!("unreadable answer: {error}"))
                    })
                });
                // The turn may have ended.
                let _ = answer.send(read);
            },
        );
        let thread = self.thread;
        let asked = self.connection().map(|connection| {
            let id = connection.request::<M>(WIRE, Some(thread), params, waiter);
            connection.outbox.flush();
            Asked {
                connection,
                thread,
                id,
            }
        });
        async move {
            let asked = asked.ok_or(Failure::Lost("the editor has left"))?;
            let answered = match soon {
                true => tokio::time::timeout(PATIENCE, answered).await,
                false => Ok(answered.await),
            };
            match answered {
                Ok(Ok(result)) => result.map_err(Failure::Refused),
                Ok(Err(_)) => Err(Failure::Lost("the editor has left")),
                Err(_) => {
                    // An editor that hangs once is not asked again.
                    let connection = &asked.connection;
                    if let Some(thread) = connection.services.engine.loaded_thread(thread) {
                        thread.state(Editors::default).remove(connection.id);
                    }
                    Err(Failure::Lost("the editor did not answer within 10 s"))
                }
            }
        }
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
                Err(Failure::Refused(error)) if error.code == NOT_FOUND => Ok(None),
                Err(failure) => Err(failure.into()),
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
            written.map(|_| ()).map_err(String::from)
        })
    }

    fn has_terminals(&self) -> bool {
        self.terminals
    }

    fn terminal(
        &self,
        request: EditorRequest,
    ) -> BoxFuture<'static, Result<Box<dyn EditorTerminal>, NoTerminal>> {
        Box::pin(terminal::create(self.clone(), request))
    }
}
