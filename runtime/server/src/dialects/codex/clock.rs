//! The clock of a client, which tells agents the time.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use threadwire_agent::clock::{Clock, Clocks};
use threadwire_engine::{BoxFuture, ThreadHandle, ThreadId};
use threadwire_protocol::codex::{CurrentTimeReadParams, Version, method::CurrentTimeRead};

use super::CodexSession;
use threadwire_connection::{Gated, NoAnswer};

/// The longest time that a client may take to tell the time.
const PATIENCE: Duration = Duration::from_secs(10);

/// The clock behind one thread.
struct ClientClock {
    session: Weak<CodexSession>,
    thread: ThreadId,
}

impl CodexSession {
    /// Lets the turns of a thread ask the client for the time, if the client knows the request.
    pub(super) fn lend_clock(&self, handle: &ThreadHandle) {
        if self.version < Version::V0_169 || !self.is_experimental() {
            return;
        }
        let clock = ClientClock {
            session: self.this.clone(),
            thread: handle.id(),
        };
        handle
            .state(Clocks::default)
            .add(self.connection.client(), Arc::new(clock));
    }
}

impl Clock for ClientClock {
    fn is_there(&self) -> bool {
        let session = self.session.upgrade();
        session.is_some_and(|session| session.is_subscribed(self.thread))
    }

    fn read(&self) -> BoxFuture<'_, Result<i64, String>> {
        Box::pin(async {
            let session = self.session.upgrade();
            let session = session.ok_or_else(|| NoAnswer::Left.to_string())?;
            let params = CurrentTimeReadParams {
                thread_id: self.thread.to_string(),
            };
            let (connection, wire) = (&session.connection, session.wire());
            let answer = connection
                .call::<CurrentTimeRead>(wire, Some(self.thread), &params, PATIENCE)
                .await;
            match answer {
                Ok(response) => Ok(response.current_time_at),
                Err(NoAnswer::Refused(error)) => Err(format!(
                    "current-time request failed: code={} message={}",
                    error.code, error.message
                )),
                Err(NoAnswer::Late(_)) => Err(format!(
                    "current-time request timed out after {}s",
                    PATIENCE.as_secs()
                )),
                Err(NoAnswer::Left) => Err(NoAnswer::Left.to_string()),
            }
        })
    }
}
