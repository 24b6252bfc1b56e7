//! Services of the program for threads, in addition to turns.

use std::{collections::HashSet, path::PathBuf};

use crate::{
    BoxFuture,
    context::TurnContext,
    error::Error,
    handle::ThreadHandle,
    model::{Json, Thread, TurnId, TurnWithItems},
    store::ContextEntry,
};

/// Operations of the program on threads in addition to turns, such as commands that a user runs, by name. The process
/// that owns the thread runs them, whichever process receives the request; therefore parameters and results are JSON.
pub trait ThreadServices: Send + Sync + 'static {
    /// Runs the service `name`. `turn` is the running turn, if any.
    ///
    /// Errors: `ServiceNotFound` for an unknown name, `ServiceFailed` with a message for people, engine errors.
    fn serve(
        &self,
        thread: ThreadHandle,
        turn: Option<TurnContext>,
        name: &str,
        params: &Json,
    ) -> BoxFuture<'static, Result<Json, Error>>;
}

/// Keeps another program away from its thread until it is dropped.
pub type ForeignClaim = Box<dyn Send + Sync>;

/// What another program added to a thread of ours, and took back before.
#[derive(Debug)]
pub struct AddedTurns {
    /// The turns with all items, oldest first.
    pub turns: Vec<TurnWithItems>,
    /// What they added to the context. The index of a turn is that in `turns`.
    pub context: Vec<ContextEntry>,
    /// What the thread begins with, as the other program sees it.
    pub preview: String,
    /// The turns that the other program took back. They are removed if they are the last ones.
    pub removed: HashSet<TurnId>,
    /// Entries of [`Thread::extra`] that are stored with them, so that they count as known also after their removal; `None`
    /// removes one.
    pub notes: Vec<(String, Option<Json>)>,
}

/// Reads the threads of other programs from their files.
pub trait ForeignThreads: Send + Sync + 'static {
    /// Keeps the other program away from a thread before it goes on here. Returns what does so, if it can be kept away,
    /// and whether nothing was added to the file since the thread was stored.
    ///
    /// Errors: `WrittenElsewhere`, if the other program has the thread.
    fn claim(
        &self,
        thread: &Thread,
    ) -> BoxFuture<'static, Result<(Option<ForeignClaim>, bool), Error>>;

    /// Returns a thread as its file has it now, with all items of its turns; `None` if the file cannot be read.
    fn thread(&self, thread: &Thread) -> BoxFuture<'static, Option<(Thread, Vec<TurnWithItems>)>>;

    /// Returns what the other program added to a thread of ours, of which the store has the turns in `known`; `None` if it
    /// added nothing. `goes_on` tells whether the thread is about to go on here, so that a last turn without an end is
    /// over, too.
    fn added(
        &self,
        thread: &Thread,
        known: HashSet<TurnId>,
        goes_on: bool,
    ) -> BoxFuture<'static, Option<AddedTurns>> {
        let _ = (thread, known, goes_on);
        Box::pin(async { None })
    }

    /// Returns the file that shows a thread to other programs, which may not exist yet; `None` if it has none.
    fn file(&self, thread: &Thread) -> Option<PathBuf> {
        let _ = thread;
        None
    }

    /// Returns the context of a thread as its turns added it, in order; nothing if it is not known.
    fn context(&self, thread: &Thread) -> BoxFuture<'static, Vec<ContextEntry>>;
}
