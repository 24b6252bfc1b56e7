//! Questions to the model about a thread, outside of its turns.

use super::Engine;
use crate::{
    agent::{Sample, Sampled},
    error::Error,
    handle::ThreadHandle,
    model::{TurnError, TurnQuery},
};

/// The number of turns that are read of a thread without a context.
const TURNS: usize = 50;

impl Engine {
    /// Asks the model one question about a loaded thread, outside of its turns, with the reasoning effort if it is
    /// given. Nothing is added to the thread. A turn that runs meanwhile counts as far as it is stored.
    ///
    /// Errors: `Store`. The inner result is what the agent says.
    pub async fn sample(
        &self,
        handle: &ThreadHandle,
        prompt: String,
        effort: Option<String>,
        with_tool_servers: bool,
    ) -> Result<Result<Sampled, TurnError>, Error> {
        let shared = &self.0.shared;
        let context = shared.store.context(handle.id(), false).await?;
        let mut history = Vec::new();
        if context.is_empty() {
            let query = TurnQuery {
                limit: Some(TURNS),
                descending: true,
                items: true,
                ..TurnQuery::default()
            };
            history = shared.store.turns(handle.id(), query).await?.data;
            history.reverse();
        }
        let sample = Sample {
            thread: handle.as_loaded(),
            context,
            history,
            prompt,
            effort,
            with_tool_servers,
        };
        Ok(shared.agent.sample(sample).await)
    }
}
