//! What the editors of clients have in common, whatever the dialect calls the requests.

use std::{sync::Arc, time::Duration};

use threadwire_agent::tools::{EditorTerminal, Editors, NoTerminal};
use threadwire_engine::{BoxFuture, ThreadId};
use tokio::sync::oneshot;

use crate::connection::{Connection, NoAnswer, Reply};

/// How long an editor has to answer what it can answer at once.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// Waits for the response of an editor, at most for `patience`. An editor that hangs once is not asked again for the
/// thread. `None` stands for an editor that has left.
pub(super) async fn answer<T>(
    reply: Option<Reply<T>>,
    thread: ThreadId,
    patience: Option<Duration>,
) -> Result<T, NoAnswer> {
    let reply = reply.ok_or(NoAnswer::Left)?;
    let connection = Arc::clone(reply.connection());
    let answer = reply.wait(patience).await;
    if let Err(NoAnswer::Late(_)) = answer
        && let Some(handle) = connection.services.engine.loaded_thread(thread)
    {
        handle.state(Editors::default).remove(connection.id);
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
