//! What the editors of clients have in common, whatever the dialect calls the requests.

use std::{sync::Arc, time::Duration};

use threadwire_agent::tools::{
    EditorTerminal, Editors, ExtensionParams, ExtensionReply, NoTerminal, is_extension,
};
use threadwire_engine::{BoxFuture, ThreadId};
use threadwire_protocol::{
    RequestMethod,
    envelope::{RpcError, Wire},
};
use tokio::sync::oneshot;

use threadwire_connection::{Connection, NoAnswer, Reply};

/// How long an editor has to answer what it can answer at once.
const PATIENCE: Duration = Duration::from_secs(10);

/// Maximum number of families of methods that an editor has.
const MAX_FAMILIES: usize = 64;

/// The families of methods that an editor has of its own, such as `_unity`.
#[derive(Clone, Debug, Default)]
pub(super) struct Families(Arc<[String]>);

impl Families {
    /// Takes over what a client declares. Names that are none for a family are left out.
    pub(super) fn of(names: impl Iterator<Item = String>) -> Self {
        let names = names.filter(|name| is_extension(name) && !name.contains('/'));
        Self(names.take(MAX_FAMILIES).collect())
    }

    /// Tells whether there is any.
    pub(super) fn is_any(&self) -> bool {
        !self.0.is_empty()
    }

    /// Tells whether a method such as `_unity/scene_query` belongs to a family.
    pub(super) fn have(&self, method: &str) -> bool {
        method.split_once('/').is_some_and(|(family, name)| {
            !name.is_empty() && self.0.iter().any(|known| known == family)
        })
    }
}

/// The way to the editor of a client, for one thread.
pub(super) trait EditorLink {
    /// The envelope format of the client.
    const WIRE: Wire;

    /// Returns the connection of the client; `None` if it has left.
    fn connection(&self) -> Option<Arc<Connection>>;

    /// Returns the thread.
    fn thread(&self) -> ThreadId;

    /// Adds what tells the client that a request is withdrawn, where its protocol has words for it.
    fn withdrawable<T>(reply: Reply<T>) -> Reply<T> {
        reply
    }

    /// Sends a request at once. The returned future waits for the answer, at most [`PATIENCE`] if the editor has to
    /// answer soon.
    fn ask<M: RequestMethod>(
        &self,
        params: &M::Params,
        soon: bool,
    ) -> impl Future<Output = Result<M::Response, NoAnswer>> + Send + use<Self, M>
    where
        M::Response: Send + 'static,
    {
        let thread = self.thread();
        let reply = self.connection().map(|connection| {
            Self::withdrawable(connection.begin::<M>(Self::WIRE, Some(thread), params))
        });
        answer(reply, thread, soon.then_some(PATIENCE))
    }

    /// Calls a method at once whose name is not in the schema. The editor may take its time.
    fn call_named(&self, method: &str, params: &ExtensionParams) -> ExtensionReply {
        let thread = self.thread();
        let reply = self.connection().map(|connection| {
            Self::withdrawable(connection.begin_named(Self::WIRE, Some(thread), method, params))
        });
        Box::pin(async move {
            answer(reply, thread, None).await.map_err(|why| match why {
                NoAnswer::Refused(error) => error,
                lost => RpcError::new(-32603, reason(lost)),
            })
        })
    }

    /// Sends a request whose answer nobody waits for.
    fn order<M: RequestMethod>(&self, params: &M::Params) {
        if let Some(connection) = self.connection() {
            connection.order::<M>(Self::WIRE, Some(self.thread()), params);
        }
    }
}

/// Waits for the response of an editor, at most for `patience`. An editor that hangs once is not asked again for the
/// thread. `None` stands for an editor that has left.
async fn answer<T>(
    reply: Option<Reply<T>>,
    thread: ThreadId,
    patience: Option<Duration>,
) -> Result<T, NoAnswer> {
    let reply = reply.ok_or(NoAnswer::Left)?;
    let connection = Arc::clone(reply.connection());
    let answer = reply.wait(patience).await;
    if let Err(NoAnswer::Late(_)) = answer
        && let Some(handle) = connection.services().engine.loaded_thread(thread)
    {
        handle.state(Editors::default).remove(connection.client());
    }
    answer
}

/// Says why an editor gave no answer, for people.
pub(super) fn reason(why: NoAnswer) -> String {
    match why {
        NoAnswer::Refused(error) => error.message.into_owned(),
        NoAnswer::Left => "the editor has left".to_owned(),
        NoAnswer::Late(patience) => {
            format!("the editor did not answer within {} s", patience.as_secs())
        }
    }
}

/// Waits for a terminal that an editor creates. The answer is awaited also when the turn is cancelled: the terminal must
/// be released then.
pub(super) async fn terminal(
    connection: &Connection,
    created: BoxFuture<'static, Result<Box<dyn EditorTerminal>, NoAnswer>>,
) -> Result<Box<dyn EditorTerminal>, NoTerminal> {
    let (sender, receiver) = oneshot::channel();
    connection.spawn(async move {
        // A terminal that nobody takes is dropped, and so released.
        let _ = sender.send(created.await);
    });
    let created = receiver.await.unwrap_or(Err(NoAnswer::Left));
    created.map_err(|why| match why {
        NoAnswer::Refused(error) => NoTerminal::Refused(error.message.into_owned()),
        lost => NoTerminal::Lost(reason(lost)),
    })
}
