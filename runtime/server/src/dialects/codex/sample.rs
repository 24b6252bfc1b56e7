//! The methods `thread/sample` and `thread/sample/cancel`.

use std::sync::{Mutex, MutexGuard};

use threadwire_engine::{CancellationToken, RequestId, ThreadHandle, TurnQuery, current_cause};
use threadwire_protocol::codex::{
    self as wire, SampleMethods, ThreadSampleCancelParams, ThreadSampleCancelResponse,
    ThreadSampleParams, ThreadSampleResponse, errors::thread_sample as refusals,
};
use threadwire_workspace::locks::lock;

use super::{failure::Failure, families, from_wire};

/// The maximum size of a prompt, in bytes.
const MAX_PROMPT: usize = 4000;

/// The questions of a client that wait for the model, by the ids of their requests.
#[derive(Debug, Default)]
pub(super) struct Samples(Mutex<Vec<(RequestId, CancellationToken)>>);

impl Samples {
    /// Adds a question. The token is cancelled when the client gives it up.
    fn begin(&self, request: &RequestId) -> CancellationToken {
        let cancel = CancellationToken::new();
        self.lock().push((request.clone(), cancel.clone()));
        cancel
    }

    /// Gives up the questions of a request.
    fn cancel(&self, request: &RequestId) {
        for (_, cancel) in self.lock().iter().filter(|(known, _)| known == request) {
            cancel.cancel();
        }
    }

    /// Removes the questions of a request.
    fn remove(&self, request: &RequestId) {
        self.lock().retain(|(known, _)| known != request);
    }

    /// Ends all questions.
    pub(super) fn end(&self) {
        for (_, cancel) in self.lock().drain(..) {
            cancel.cancel();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(RequestId, CancellationToken)>> {
        lock(&self.0)
    }
}

impl SampleMethods for families::Sample {
    async fn thread_sample(
        &self,
        params: ThreadSampleParams,
    ) -> Result<ThreadSampleResponse, Failure> {
        let request = current_cause().map_or(RequestId::Null, |cause| cause.request.clone());
        let cancel = self.samples.begin(&request);
        let sampled = tokio::select! {
            biased;
            () = cancel.cancelled() => Err(refusals::canceled().into()),
            sampled = Box::pin(self.sample(params)) => sampled,
        };
        self.samples.remove(&request);
        sampled
    }

    async fn thread_sample_cancel(
        &self,
        params: ThreadSampleCancelParams,
    ) -> Result<ThreadSampleCancelResponse, Failure> {
        let wanted = match params.request_id {
            wire::RequestId::Number(id) => RequestId::Int(id),
            wire::RequestId::Text(id) => RequestId::Text(id.into()),
            wire::RequestId::Unknown(_) => RequestId::Null,
        };
        self.samples.cancel(&wanted);
        Ok(ThreadSampleCancelResponse {})
    }
}

impl families::Ready {
    async fn sample(&self, params: ThreadSampleParams) -> Result<ThreadSampleResponse, Failure> {
        let id =
            from_wire::uuid(&params.thread_id).map_err(|problem| refusals::invalid_id(&problem))?;
        let handle = self.engine().loaded_thread(id);
        let handle = handle.ok_or_else(refusals::not_loaded)?;
        let says = !params.prompt.trim().is_empty() && params.prompt.len() <= MAX_PROMPT;
        if params.expected_turn_id.is_empty() || !says {
            return Err(refusals::invalid_prompt().into());
        }
        let may_run = params.allow_in_progress_turn == Some(true);
        self.check_source(&handle, &params.expected_turn_id, may_run)
            .await?;
        let effort = params.effort;
        let with_tool_servers = params.disable_mcp != Some(true);
        let sampled = self
            .engine()
            .sample(&handle, params.prompt, effort, with_tool_servers)
            .await?
            .map_err(|error| refusals::model_failed(&error.message))?;
        let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        let usage = sampled.usage.as_ref();
        Ok(ThreadSampleResponse {
            source_turn_id: params.expected_turn_id,
            response_id: sampled
                .id
                .unwrap_or_else(|| uuid::Uuid::now_v7().to_string()),
            text: sampled.text,
            input_tokens: usage.map(|usage| count(usage.input)),
            cached_input_tokens: usage.map(|usage| count(usage.cached_input)),
            output_tokens: usage.map(|usage| count(usage.output)),
        })
    }

    /// Checks that the turn is the latest one of the thread, and that it has ended unless it may run.
    async fn check_source(
        &self,
        handle: &ThreadHandle,
        expected: &str,
        may_run: bool,
    ) -> Result<(), Failure> {
        let query = TurnQuery {
            limit: Some(1),
            descending: true,
            ..TurnQuery::default()
        };
        let turns = self.engine().turns(handle.id(), query).await?;
        let latest = turns.data.first();
        let is_latest = latest.is_some_and(|latest| latest.turn.id.to_string() == expected);
        let runs = latest.is_some_and(|latest| latest.turn.completed_at.is_none());
        match (is_latest, runs, may_run) {
            (_, true, false) => Err(refusals::not_idle().into()),
            (true, ..) => Ok(()),
            (false, _, true) => Err(refusals::turn_not_latest_at_all().into()),
            (false, _, false) => Err(refusals::turn_not_latest().into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_given_up_by_the_id_of_its_request() {
        let samples = Samples::default();
        let [one, two] = [RequestId::Int(1), RequestId::Text("1".into())];
        let [first, second] = [samples.begin(&one), samples.begin(&two)];
        samples.cancel(&one);
        assert!(first.is_cancelled() && !second.is_cancelled());
        samples.remove(&one);
        samples.cancel(&RequestId::Int(2));
        assert!(!second.is_cancelled());
        samples.end();
        assert!(second.is_cancelled());
    }
}
