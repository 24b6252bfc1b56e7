use threadwire_protocol::{
    RawJson,
    codex::{
        ReviewStartParams, ThreadReadParams, Turn, TurnCompletedNotification, TurnInterruptParams,
        TurnStartParams, TurnStatus,
    },
};

use crate::{
    error::{ClientError, CloseReason},
    event::{Event, Transport},
    generated::CodexClient,
};

/// A running turn that [`CodexClient::start_turn`] or [`CodexClient::start_review`] started.
///
/// While it runs, it reads all events of its connection, including those of other threads. If the connection is
/// renewed, it resumes the thread and continues to follow the turn; if the turn has ended meanwhile, it takes the
/// result from the server.
#[derive(Debug)]
pub struct RunningTurn {
    client: CodexClient,
    thread_id: String,
    id: String,
    completed: Option<Turn>,
    /// The reason why the turn cannot be followed any more.
    failed: Option<ClientError>,
}

impl CodexClient {
    /// Starts a turn and returns it for following its events. Errors: those of `turn/start`.
    pub async fn start_turn(&self, params: &TurnStartParams) -> Result<RunningTurn, ClientError> {
        let turn = self.turn_start(params).await?.turn;
        Ok(self.running(params.thread_id.clone(), turn.id))
    }

    /// Starts a review and returns its turn for following its events. Errors: those of `review/start`.
    pub async fn start_review(
        &self,
        params: &ReviewStartParams,
    ) -> Result<RunningTurn, ClientError> {
        let review = self.review_start(params).await?;
        Ok(self.running(review.review_thread_id, review.turn.id))
    }

    fn running(&self, thread_id: String, id: String) -> RunningTurn {
        RunningTurn {
            client: self.clone(),
            thread_id,
            id,
            completed: None,
            failed: None,
        }
    }
}

impl RunningTurn {
    /// Returns the id of the turn.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the next event; `None` after `turn/completed` of this turn, after the end of the connection, or if the
    /// server does not know the turn any more.
    pub async fn next(&mut self) -> Option<Event> {
        if self.completed.is_some() || self.failed.is_some() {
            return None;
        }
        let event = self.client.connection.next_event().await?;
        if event.method() == "turn/completed"
            && let Ok(completed) = event.params().decode::<TurnCompletedNotification>()
            && completed.turn.id == self.id
        {
            self.completed = Some(completed.turn);
        }
        if let Event::Transport(Transport::Renewed) = event {
            match self.find_again().await {
                Ok(turn) if turn.status == TurnStatus::InProgress => {}
                Ok(turn) => self.completed = Some(turn),
                // After the next reconnect, this runs again.
                Err(ClientError::Lost { .. }) => {}
                Err(error) => self.failed = Some(error),
            }
        }
        Some(event)
    }

    /// Asks the server to interrupt the turn. Its events continue up to `turn/completed`.
    pub async fn interrupt(&self) -> Result<(), ClientError> {
        let params = TurnInterruptParams {
            thread_id: self.thread_id.clone(),
            turn_id: self.id.clone(),
        };
        self.client.turn_interrupt(&params).await.map(drop)
    }

    /// Skips the remaining events and returns the completed turn. Requests of the server in this time get an error.
    pub async fn completed(mut self) -> Result<Turn, ClientError> {
        loop {
            if let Some(turn) = self.completed.take() {
                return Ok(turn);
            }
            if let Some(error) = self.failed.take() {
                return Err(error);
            }
            if self.next().await.is_none() && self.completed.is_none() && self.failed.is_none() {
                return Err(ClientError::Closed {
                    reason: self.client.connection.closed().await,
                });
            }
        }
    }

    /// Resumes the thread on a renewed connection, and returns the current state of the turn.
    async fn find_again(&self) -> Result<Turn, ClientError> {
        const RESUME: &str = "thread/resume";
        let params = RawJson::encode(&serde_json::json!({ "threadId": self.thread_id }));
        let params = params.map_err(|source| ClientError::Decode {
            method: RESUME.to_owned(),
            source,
        })?;
        self.client.connection.request_raw(RESUME, &params).await?;
        let read = ThreadReadParams {
            thread_id: self.thread_id.clone(),
            include_turns: Some(true),
        };
        let thread = self.client.thread_read(&read).await?.thread;
        let turn = thread.turns.into_iter().find(|turn| turn.id == self.id);
        turn.ok_or_else(|| ClientError::Closed {
            reason: CloseReason::new(format!(
                "the connection was lost and the server does not know turn {} any more",
                self.id
            ))
            .into(),
        })
    }
}
