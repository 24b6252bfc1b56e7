//! The one Tokio runtime of the process.

use std::{
    io, process,
    sync::{Mutex, PoisonError},
};

use tokio::runtime::{Builder, Handle, Runtime};

/// The runtime, with the id of the process that created it.
static RUNTIME: Mutex<Option<(u32, Runtime)>> = Mutex::new(None);

/// Returns the runtime. Threads do not survive a fork, so a child process creates its own runtime.
pub(crate) fn handle() -> io::Result<Handle> {
    let mut slot = RUNTIME.lock().unwrap_or_else(PoisonError::into_inner);
    let process = process::id();
    if let Some((owner, runtime)) = &*slot
        && *owner == process
    {
        return Ok(runtime.handle().clone());
    }
    let runtime = Builder::new_multi_thread()
        .enable_all()
        .worker_threads(2)
        .thread_name("threadwire")
        .build()?;
    let handle = runtime.handle().clone();
    if let Some((_, inherited)) = slot.replace((process, runtime)) {
        // The threads of the inherited runtime exist in the parent only, so it must not be shut down here.
        std::mem::forget(inherited);
    }
    Ok(handle)
}
