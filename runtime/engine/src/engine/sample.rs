//! Questions to the model about a thread, outside of its turns.

use super::Engine;
use crate::{
    agent::{NotReviewed, Past, ReviewedCall, Sample, Sampled},
    error::Error,
    handle::ThreadHandle,
    model::{TurnError, TurnQuery},
    store::ContextPart,
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
        let sample = Sample {
            past: self.past(handle).await?,
            prompt,
            effort,
            with_tool_servers,
        };
        Ok(self.0.shared.agent.sample(sample).await)
    }

    /// Lets the agent's reviewer judge the last call in the conversation of a loaded thread, which does not run.
    ///
    /// Errors: `Store`. The inner result is what the agent says.
    pub async fn review_last_call(
        &self,
        handle: &ThreadHandle,
    ) -> Result<Result<ReviewedCall, NotReviewed>, Error> {
        let past = self.past(handle).await?;
        Ok(self.0.shared.agent.review_last_call(past).await)
    }

    async fn past(&self, handle: &ThreadHandle) -> Result<Past, Error> {
        let store = &self.0.shared.store;
        let context = store.context(handle.id(), ContextPart::Last).await?;
        let mut history = Vec::new();
        if context.is_empty() {
            let query = TurnQuery {
                limit: Some(TURNS),
                descending: true,
                items: true,
                ..TurnQuery::default()
            };
            history = store.turns(handle.id(), query).await?.data;
            history.reverse();
        }
        Ok(Past {
            thread: handle.as_loaded(),
            context,
            history,
        })
    }
}
