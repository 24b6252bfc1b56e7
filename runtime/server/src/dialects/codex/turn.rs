//! `turn/*`.

use threadwire_engine::{Error, NewTurn, TurnId};
use threadwire_protocol::codex::{
    ErrorKind, TurnInterruptParams, TurnInterruptResponse, TurnMethods, TurnStartParams,
    TurnStartResponse, TurnSteerParams, TurnSteerResponse,
};

use super::{
    CodexSession,
    errors::{Failure, failure, internal},
    from_wire::{self, Overrides},
    to_wire,
};

impl TurnMethods for CodexSession {
    /// A turn that runs already takes the input instead, and the answer names it.
    async fn turn_start(&self, params: TurnStartParams) -> Result<TurnStartResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        let input = from_wire::input(params.input);
        let thread = self.engine().thread(handle.id()).await?;
        let settings = Overrides {
            cwd: params.cwd,
            roots: params.runtime_workspace_roots,
            model: params.model.or_else(|| {
                params
                    .collaboration_mode
                    .as_ref()
                    .map(|mode| mode.settings.model.clone())
            }),
            model_provider: None,
            effort: params.effort,
            approval: params.approval_policy,
            sandbox: params.sandbox_policy.and_then(from_wire::sandbox_policy),
            base_instructions: None,
            developer_instructions: None,
            mode: params
                .collaboration_mode
                .map(|mode| from_wire::mode(&mode.mode)),
        }
        .into_change(&thread.settings.cwd);
        let turn = NewTurn {
            input,
            client_id: params.client_user_message_id,
            origin: self.origin(),
            settings,
            output_schema: params
                .output_schema
                .map(threadwire_protocol::RawJson::into_inner),
        };
        loop {
            match handle.start_turn(turn.clone()).await {
                Ok(turn) => {
                    return Ok(TurnStartResponse {
                        turn: to_wire::accepted_turn(&turn),
                    });
                }
                Err(Error::TurnInProgress(_)) => {}
                Err(error) => return Err(error.into()),
            }
            match handle
                .steer(None, turn.input.clone(), turn.client_id.clone())
                .await
            {
                Ok(id) => {
                    if let Some(running) = handle
                        .snapshot()
                        .await
                        .running
                        .filter(|running| running.id == id)
                    {
                        return Ok(TurnStartResponse {
                            turn: to_wire::accepted_turn(&running),
                        });
                    }
                    return Err(internal("the turn ended while it took the input"));
                }
                // It ended in between: the next round starts a turn.
                Err(Error::NoActiveTurn) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    async fn turn_steer(&self, params: TurnSteerParams) -> Result<TurnSteerResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        if params.expected_turn_id.is_empty() {
            return Err(failure(ErrorKind::ExpectedTurnEmpty, &[]));
        }
        let snapshot = handle.snapshot().await;
        let Some(running) = snapshot.running else {
            return Err(failure(ErrorKind::NoTurnToSteer, &[]));
        };
        if running.id.to_string() != params.expected_turn_id {
            return Err(failure(
                ErrorKind::TurnMismatch,
                &[
                    ("expectedTurnId", &params.expected_turn_id),
                    ("turnId", &running.id.to_string()),
                ],
            ));
        }
        if params.input.is_empty() {
            return Err(failure(ErrorKind::InputEmpty, &[]));
        }
        let input = from_wire::input(params.input);
        match handle
            .steer(Some(running.id), input, params.client_user_message_id)
            .await
        {
            Ok(turn) => Ok(TurnSteerResponse {
                turn_id: turn.to_string(),
            }),
            Err(Error::NoActiveTurn) => Err(failure(ErrorKind::NoTurnToSteer, &[])),
            Err(error) => Err(error.into()),
        }
    }

    async fn turn_interrupt(
        &self,
        params: TurnInterruptParams,
    ) -> Result<TurnInterruptResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        let turn: Option<TurnId> = params.turn_id.parse().ok();
        let nothing = || failure(ErrorKind::NoTurnToInterrupt, &[]);
        match handle.interrupt(Some(turn.ok_or_else(nothing)?)).await {
            Ok(()) => Ok(TurnInterruptResponse {}),
            Err(
                Error::NoActiveTurn
                | Error::TurnNotFound(_)
                | Error::TurnNotRunning(_)
                | Error::TurnMismatch { .. },
            ) => Err(nothing()),
            Err(error) => Err(error.into()),
        }
    }
}
