//! Background terminals: commands that continue after a turn of a thread. Observed in Codex 0.169, where no schema
//! defines it: the list is sorted by process id, a cursor is the last process id of its page, and a page has at least
//! one command.

use std::num::ParseIntError;

use threadwire_protocol::codex::{
    BackgroundTerminalsMethods, ThreadBackgroundTerminal, ThreadBackgroundTerminalsCleanParams,
    ThreadBackgroundTerminalsCleanResponse, ThreadBackgroundTerminalsListParams,
    ThreadBackgroundTerminalsListResponse, ThreadBackgroundTerminalsTerminateParams,
    ThreadBackgroundTerminalsTerminateResponse, errors,
};

use crate::{
    dialects::codex::{failure::Failure, families},
    thread_commands,
};

impl BackgroundTerminalsMethods for families::BackgroundTerminals {
    async fn thread_background_terminals_list(
        &self,
        params: ThreadBackgroundTerminalsListParams,
    ) -> Result<ThreadBackgroundTerminalsListResponse, Failure> {
        let mut running = thread_commands::list(&self.loaded(&params.thread_id)?).await?;
        if let Some(cursor) = params.cursor {
            let last: i32 = cursor.parse().map_err(|error: ParseIntError| {
                errors::thread_background_terminals_list::invalid_terminal_cursor(&error)
            })?;
            running.retain(|command| i64::from(command.id) > i64::from(last));
        }
        let count = params
            .limit
            .map_or(running.len(), |limit| limit.max(1) as usize);
        let is_last = running.len() <= count;
        running.truncate(count);
        let next_cursor = running
            .last()
            .filter(|_| !is_last)
            .map(|command| command.id.to_string());
        let data = running
            .into_iter()
            .map(|command| ThreadBackgroundTerminal {
                item_id: command.item.to_string(),
                process_id: command.id.to_string(),
                command: command.command,
                cwd: command.cwd.display().to_string(),
                os_pid: None,
                cpu_percent: None,
                rss_kb: None,
            })
            .collect();
        Ok(ThreadBackgroundTerminalsListResponse { data, next_cursor })
    }

    async fn thread_background_terminals_terminate(
        &self,
        params: ThreadBackgroundTerminalsTerminateParams,
    ) -> Result<ThreadBackgroundTerminalsTerminateResponse, Failure> {
        let thread = self.loaded(&params.thread_id)?;
        let id: i32 = params.process_id.parse().map_err(|error: ParseIntError| {
            errors::thread_background_terminals_terminate::invalid_process_id(&error)
        })?;
        // A negative number is not a process id.
        let terminated = match u32::try_from(id) {
            Ok(id) => thread_commands::end(&thread, id).await?,
            Err(_) => false,
        };
        Ok(ThreadBackgroundTerminalsTerminateResponse { terminated })
    }

    async fn thread_background_terminals_clean(
        &self,
        params: ThreadBackgroundTerminalsCleanParams,
    ) -> Result<ThreadBackgroundTerminalsCleanResponse, Failure> {
        thread_commands::end_all(&self.loaded(&params.thread_id)?).await?;
        Ok(ThreadBackgroundTerminalsCleanResponse {})
    }
}
