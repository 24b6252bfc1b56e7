//! The methods `thread/compact/start` and `thread/maintenance/interrupt`. A compaction is a turn of its own kind.

use threadwire_engine::{Error, NewTurn, TurnStatus, TurnTask};
use threadwire_protocol::dotcraft::{
    EmptyObject, MaintenanceMethods, SystemEventKind, ThreadCompactOutcome,
    ThreadCompactStartParams, ThreadCompactStartResponse, ThreadMaintenanceInterruptParams, errors,
};

use super::{
    Failure,
    ending::{self, Ended},
    extra, families, from_wire, lock, to_wire,
};

impl MaintenanceMethods for families::Maintenance {
    async fn thread_compact_start(
        &self,
        params: ThreadCompactStartParams,
    ) -> Result<ThreadCompactStartResponse, Failure> {
        let (handle, thread) = self.active(&params.thread_id).await?;
        if extra::has_client_history(&thread) {
            return Err(Failure::invalid("threadId", "the client keeps the history"));
        }
        let is_occupied = lock(&self.dialect.maintenance).contains_key(&thread.id);
        if is_occupied || handle.snapshot().await.running.is_some() {
            return Err(errors::turn_in_progress().into());
        }
        if thread.turn_count == 0 {
            self.tell_event(thread.id, SystemEventKind::CompactSkipped, None);
            return Ok(answer(ThreadCompactOutcome::Skipped));
        }
        let turn = NewTurn {
            task: TurnTask::Compact,
            origin: self.origin(&thread.origin),
            ..NewTurn::default()
        };
        let Ended {
            turn, compacted, ..
        } = ending::run(&handle, turn).await?;
        let outcome = match turn.status {
            TurnStatus::Completed if compacted => ThreadCompactOutcome::Partial,
            TurnStatus::Completed => ThreadCompactOutcome::Skipped,
            TurnStatus::Failed => ThreadCompactOutcome::Failed,
            TurnStatus::Interrupted | TurnStatus::Running => ThreadCompactOutcome::Cancelled,
        };
        let last = handle.latest().last_usage;
        let usage = last.and_then(|last| Some((last.usage, last.context_window?)));
        Ok(ThreadCompactStartResponse {
            message: turn.error.as_ref().map(|error| error.message.clone()),
            context_usage: usage.map(|(usage, window)| {
                to_wire::context_usage(usage.input.max(usage.estimated) as i64, window as i64)
            }),
            ..answer(outcome)
        })
    }

    /// Does nothing where an ordinary turn runs, or none.
    async fn thread_maintenance_interrupt(
        &self,
        params: ThreadMaintenanceInterruptParams,
    ) -> Result<EmptyObject, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        self.engine().thread(id).await?;
        if let Some(consolidation) = lock(&self.dialect.maintenance).get(&id) {
            consolidation.cancel();
            return Ok(EmptyObject {});
        }
        let Some(handle) = self.engine().loaded_thread(id) else {
            return Ok(EmptyObject {});
        };
        match self.engine().running_turn(&handle).await {
            Ok(turn) if turn.task() == TurnTask::Compact => {
                match handle.interrupt(Some(turn.id())).await {
                    // It has ended in the meantime.
                    Ok(()) | Err(Error::TurnNotRunning(_) | Error::NoActiveTurn) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            Ok(_) | Err(Error::NoActiveTurn) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(EmptyObject {})
    }
}

fn answer(outcome: ThreadCompactOutcome) -> ThreadCompactStartResponse {
    ThreadCompactStartResponse {
        outcome,
        message: None,
        context_usage: None,
    }
}
