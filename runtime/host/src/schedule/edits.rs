//! Changes of tasks by people and other programs, in their files.

use std::sync::Arc;

use threadwire_workspace::craft::tasks::Task;

use super::{Schedule, ScheduleError};
use crate::HostEventKind;

impl Schedule {
    /// Reads all tasks, and tells the clients of this process of those that were written by hand since the last look:
    /// every process looks.
    pub(super) async fn follow_edits(&self) -> Result<Vec<Task>, ScheduleError> {
        let mut known = self.0.known.lock().await;
        let all = self.task_files().await?;
        let now = all.iter().map(|task| (task.id.clone(), by_hand(task)));
        let before = known.replace(now.collect());
        drop(known);
        let Some(before) = before else {
            return Ok(all);
        };
        let folder = &self.0.workspace.folders().workspace;
        for task in &all {
            if before.get(&task.id) != Some(&by_hand(task)) {
                let task = Arc::new(self.state(task.clone()).await?);
                let folder = folder.clone();
                self.0
                    .events
                    .emit(HostEventKind::TaskChanged { folder, task });
            }
        }
        Ok(all)
    }
}

/// Returns what people write in a task: without what runs change.
pub(super) fn by_hand(task: &Task) -> Task {
    Task {
        status: String::new(),
        created_at: None,
        updated_at: None,
        thread: None,
        summary: None,
        next_run_at: None,
        ..task.clone()
    }
}
