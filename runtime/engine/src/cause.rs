//! On behalf of which request threads are called.

use std::sync::Arc;

use tokio::task_local;

use crate::model::Cause;

task_local! {
    static CAUSE: Arc<Cause>;
}

/// Does work on behalf of a request of a client: the events that its calls lead to name the request as their
/// [`crate::Event::cause`]. Tasks that the work spawns are not part of it.
pub async fn caused_by<T>(cause: Cause, work: impl Future<Output = T>) -> T {
    CAUSE.scope(Arc::new(cause), work).await
}

/// Returns the request that is worked on.
pub(crate) fn current() -> Option<Arc<Cause>> {
    CAUSE.try_with(Arc::clone).ok()
}
