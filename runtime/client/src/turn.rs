use threadwire_protocol::codex::{
    Turn, TurnCompletedNotification, TurnInterruptParams, TurnStartParams,
};

use crate::{clients::CodexClient, error::ClientError, event::Event};

/// A turn that was started through [`CodexClient::start_turn`].
///
/// While it runs it takes the events of its connection, also those of other threads.
#[derive(Debug)]
pub struct RunningTurn {
    client: CodexClient,
    thread_id: String,
    id: String,
    completed: Option<Turn>,
}

impl CodexClient {
    /// Starts a turn, to be followed event by event. Errors: those of `turn/start`.
    pub async fn start_turn(&self, params: &TurnStartParams) -> Result<RunningTurn, ClientError> {
        let turn = self.turn_start(params).await?.turn;
        Ok(RunningTurn {
            client: self.clone(),
            thread_id: params.thread_id.clone(),
            id: turn.id,
            completed: None,
        })
    }
}

impl RunningTurn {
    /// Returns the turn's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the next event; `None` after `turn/completed` of this turn, and after the end of the connection.
    pub async fn next(&mut self) -> Option<Event> {
        if self.completed.is_some() {
            return None;
        }
        let event = self.client.connection.next_event().await?;
        if event.method() == "turn/completed"
            && let Ok(completed) = event.params().decode::<TurnCompletedNotification>()
            && completed.turn.id == self.id
        {
            self.completed = Some(completed.turn);
        }
        Some(event)
    }

    /// Asks the server to stop the turn. Its events go on to `turn/completed`.
    pub async fn interrupt(&self) -> Result<(), ClientError> {
        let params = TurnInterruptParams {
            thread_id: self.thread_id.clone(),
            turn_id: self.id.clone(),
        };
        self.client.turn_interrupt(&params).await.map(drop)
    }

    /// Skips the remaining events and returns the turn as it ended. What the server asks meanwhile is not answered.
    pub async fn completed(mut self) -> Result<Turn, ClientError> {
        loop {
            if let Some(turn) = self.completed.take() {
                return Ok(turn);
            }
            if self.next().await.is_none() && self.completed.is_none() {
                return Err(ClientError::Closed {
                    reason: self.client.connection.closed().await,
                });
            }
        }
    }
}
