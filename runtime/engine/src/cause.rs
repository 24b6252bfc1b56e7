//! The client request on whose behalf the current task calls threads.

use std::sync::Arc;

use tokio::task_local;

use crate::model::Cause;

task_local! {
    static CAUSE: Arc<Cause>;
}

/// Runs `work` on behalf of a client request: the events that its calls lead to have that request as their
/// [`crate::Event::cause`]. Tasks that `work` spawns are not covered.
pub async fn caused_by<T>(cause: Cause, work: impl Future<Output = T>) -> T {
    CAUSE.scope(Arc::new(cause), work).await
}

/// Returns the client request on whose behalf the current task runs.
pub fn current() -> Option<Arc<Cause>> {
    CAUSE.try_with(Arc::clone).ok()
}
