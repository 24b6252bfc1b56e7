//! The client's editor: files with unsaved changes, over the requests `fs/*` of the client.

use std::{
    path::Path,
    sync::{Arc, Weak},
    time::Duration,
};

use threadwire_agent::tools::{Editor, Editors};
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

/// How long an editor has to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The code of the error about a file that does not exist.
const NOT_FOUND: i64 = -32002;

/// The editor behind one session.
struct ClientEditor {
    session: Weak<AcpSession>,
    thread: ThreadId,
    reads: bool,
    writes: bool,
}

impl AcpSession {
    /// Lets the turns of a thread use the client's editor, if the client has one and may act.
    pub(super) fn add_editor(&self, handle: &ThreadHandle, client: &Client) {
        let (reads, writes) = (client.reads_files, client.writes_files);
        if (reads || writes) && self.connection.may(Access::Act) {
            let editor = ClientEditor {
                session: self.this.clone(),
                thread: handle.id(),
                reads,
                writes,
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

impl ClientEditor {
    async fn ask<M: RequestMethod>(&self, params: M::Params) -> Result<M::Response, RpcError>
    where
        M::Response: Send + 'static,
    {
        let failed = |reason: &str| RpcError::new(-32603, reason.to_owned());
        let session = self.session.upgrade();
        let session = session.ok_or_else(|| failed("the editor has left"))?;
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
        let connection = Arc::clone(&session.connection);
        drop(session);
        let id = connection.request::<M>(WIRE, Some(self.thread), &params, waiter);
        connection.outbox.flush();
        match tokio::time::timeout(PATIENCE, answered).await {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(failed("the editor has left")),
            Err(_) => {
                connection.withdraw(&id);
                if let RequestId::Int(id) = id {
                    let params = CancelRequestNotification {
                        request_id: Some(WireId::Number(id)),
                        meta: None,
                    };
                    let frame = WIRE.notification::<notification::CancelRequest>(&params, None);
                    connection.notify(Some(self.thread), frame, None);
                    connection.outbox.flush();
                }
                // An editor that hangs once is not asked again.
                if let Some(thread) = connection.services.engine.loaded_thread(self.thread) {
                    thread.state(Editors::default).remove(connection.id);
                }
                Err(failed("the editor did not answer within 10 s"))
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
            match self.ask::<method::FsReadTextFile>(params).await {
                Ok(read) => Ok(Some(read.content)),
                Err(error) if error.code == NOT_FOUND => Ok(None),
                Err(error) => Err(error.message.into_owned()),
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
            let written = self.ask::<method::FsWriteTextFile>(params).await;
            written
                .map(|_| ())
                .map_err(|error| error.message.into_owned())
        })
    }
}
