//! The methods `terminal/*`: commands of threads, those that a turn waits for and those in the background. They belong
//! to the loaded thread, in whichever process it is; a thread that is not loaded has none.

use std::time::Duration;

use threadwire_engine::{Error, ItemId, ThreadHandle, ThreadId};
use threadwire_protocol::{
    Access,
    dotcraft::{
        BackgroundTerminal, TerminalCleanParams, TerminalCleanResponse, TerminalListParams,
        TerminalListResponse, TerminalMethods, TerminalReadParams, TerminalReadResponse,
        TerminalStopParams, TerminalStopResponse, TerminalWriteParams, TerminalWriteResponse,
    },
    permit,
};
use threadwire_workspace::sort::sort_by;

use super::{
    Failure, families,
    to_wire::terminal::{parse_session_id, terminal, terminal_cleaned},
};
use crate::thread_commands;

/// The longest time that a client may wait for output.
const MAX_WAIT: i64 = 60_000;

/// How long a process may take to react to input if the client names no time.
const REACTION: Duration = Duration::from_millis(250);

impl TerminalMethods for families::Terminal {
    async fn terminal_list(
        &self,
        params: TerminalListParams,
    ) -> Result<TerminalListResponse, Failure> {
        let threads = match &params.thread_id {
            Some(thread) => vec![self.stored(thread).await?.id],
            None => self.engine().loaded_threads(),
        };
        let mut terminals = Vec::new();
        for thread in threads {
            let Some(handle) = self.commands_of(thread).await else {
                continue;
            };
            let states = match thread_commands::states(&handle).await {
                // It left memory in the meantime, and its commands with it.
                Err(Error::ThreadUnloaded(_) | Error::ThreadNotFound(_)) => continue,
                states => states?,
            };
            let states = states.iter();
            terminals.extend(states.map(|state| terminal(thread, state, None)));
        }
        sort_by(&mut terminals, |one, other| {
            one.started_at.cmp(&other.started_at)
        });
        Ok(TerminalListResponse { terminals })
    }

    async fn terminal_read(
        &self,
        params: TerminalReadParams,
    ) -> Result<TerminalReadResponse, Failure> {
        let wait = time("waitMs", params.wait_ms)?.unwrap_or_default();
        let most = size(params.max_output_chars)?;
        let (handle, item) = self.named(&params.session_id).await?;
        let now = thread_commands::state(&handle, item.clone()).await?;
        let seen = now.ok_or_else(unknown)?.output_chars;
        let state = thread_commands::await_news(&handle, item, seen, wait).await?;
        let state = state.ok_or_else(unknown)?;
        Ok(TerminalReadResponse {
            terminal: terminal(handle.id(), &state, most),
        })
    }

    async fn terminal_write(
        &self,
        params: TerminalWriteParams,
    ) -> Result<TerminalWriteResponse, Failure> {
        let patience = time("yieldTimeMs", params.yield_time_ms)?.unwrap_or(REACTION);
        let most = size(params.max_output_chars)?;
        let (handle, item) = self.named(&params.session_id).await?;
        self.permit("terminal/write", handle.id())?;
        let written = thread_commands::write(&handle, item, params.input, patience).await;
        let state = match written {
            Err(Error::ServiceFailed(problem)) => return Err(Failure::invalid("input", problem)),
            written => written?.ok_or_else(unknown)?,
        };
        Ok(TerminalWriteResponse {
            terminal: terminal(handle.id(), &state, most),
        })
    }

    async fn terminal_stop(
        &self,
        params: TerminalStopParams,
    ) -> Result<TerminalStopResponse, Failure> {
        let (handle, item) = self.named(&params.session_id).await?;
        self.permit("terminal/stop", handle.id())?;
        let state = thread_commands::kill(&handle, item).await?;
        let state = state.ok_or_else(unknown)?;
        Ok(TerminalStopResponse {
            terminal: terminal(handle.id(), &state, None),
        })
    }

    /// Answers the terminals that are left, which are those that were started meanwhile.
    async fn terminal_clean(
        &self,
        params: TerminalCleanParams,
    ) -> Result<TerminalCleanResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?.id;
        let mut terminals: Vec<BackgroundTerminal> = Vec::new();
        if let Some(handle) = self.commands_of(thread).await {
            let mut gone = Vec::new();
            for state in thread_commands::states(&handle).await? {
                gone.extend(thread_commands::kill(&handle, state.item.clone()).await?);
                thread_commands::forget(&handle, state.item).await?;
            }
            for state in &gone {
                let message = terminal_cleaned(thread, state);
                self.dialect.tell_all(thread, &message, |session| {
                    session.client.get().is_some_and(|one| one.flags.terminals)
                });
            }
            let left = thread_commands::states(&handle).await?;
            terminals.extend(left.iter().map(|state| terminal(thread, state, None)));
        }
        Ok(TerminalCleanResponse { terminals })
    }
}

impl families::Terminal {
    /// Returns a thread that may have commands: one that is loaded, here or in another process.
    async fn commands_of(&self, thread: ThreadId) -> Option<ThreadHandle> {
        match self.engine().loaded_thread(thread) {
            Some(handle) => Some(handle),
            None if self.engine().status(thread).await.is_some() => {
                // A thread that is gone by now has no commands.
                self.engine().load_thread(thread).await.ok()
            }
            None => None,
        }
    }

    async fn named(&self, id: &str) -> Result<(ThreadHandle, ItemId), Failure> {
        let (thread, item) = parse_session_id(id).ok_or_else(unknown)?;
        let handle = self.commands_of(thread).await;
        Ok((handle.ok_or_else(unknown)?, item))
    }

    /// Checks that the client may act on the thread of a terminal.
    fn permit(&self, method: &'static str, thread: ThreadId) -> Result<(), Failure> {
        let thread = thread.to_string();
        permit(self.connection.rights(), method, Access::Act, Some(&thread)).map_err(Failure::from)
    }
}

fn unknown() -> Failure {
    Failure::invalid("sessionId", "there is no such terminal")
}

fn time(member: &str, millis: Option<i64>) -> Result<Option<Duration>, Failure> {
    let Some(millis) = millis else {
        return Ok(None);
    };
    match u64::try_from(millis) {
        Ok(wait) if millis <= MAX_WAIT => Ok(Some(Duration::from_millis(wait))),
        _ => Err(Failure::invalid(member, "must be in 0 to 60000")),
    }
}

fn size(chars: Option<i64>) -> Result<Option<usize>, Failure> {
    let size = chars.map(usize::try_from).transpose();
    size.map_err(|_| Failure::invalid("maxOutputChars", "must be 0 or more"))
}
