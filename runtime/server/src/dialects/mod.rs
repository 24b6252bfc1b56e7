//! The dialects that every server speaks. A new one is a folder here, a folder in `schema/`, and a line in
//! [`built_in`].

mod acp;
mod codex;
mod dotcraft;
mod time;

use std::sync::Arc;

use crate::dialect::{Dialect, Dialects};

/// Makes the dialects. `rollout_files`: each thread has a file in the home folder, as Codex has them, for people and
/// tools to read.
pub(crate) fn built_in(rollout_files: bool) -> [Arc<dyn Dialect>; 3] {
    [
        Arc::new(codex::Codex::new(rollout_files)),
        Arc::new(dotcraft::DotCraft::default()),
        Arc::new(acp::Acp),
    ]
}

impl Default for Dialects {
    /// The dialects that every server speaks.
    fn default() -> Self {
        Self::new(built_in(false))
    }
}
