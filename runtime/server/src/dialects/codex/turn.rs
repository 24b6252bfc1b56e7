//! The methods `turn/*`.

use std::sync::Arc;

use threadwire_engine::{
    Error, MetadataChange, MoreInput, NewTurn, ThreadHandle, ThreadId, Turn, TurnId,
};
use threadwire_protocol::{
    RawJson,
    codex::{
        TurnInterruptParams, TurnInterruptResponse, TurnMethods, TurnStartParams,
        TurnStartResponse, TurnSteerParams, TurnSteerResponse, Version,
        errors::{self, turn_interrupt, turn_start, turn_steer},
    },
};
use tokio::sync::oneshot;

use super::{
    CodexSession,
    failure::Failure,
    families,
    from_wire::{self, Overrides},
    lock, to_wire,
};
use threadwire_connection::Hold;

impl TurnMethods for families::Turn {
    /// If a turn is already running, that turn takes the input, and the result names it.
    ///
    /// The params are converted and dropped before the first await: they are large, and many requests may wait for the
    /// store at once.
    fn turn_start(
        &self,
        params: TurnStartParams,
    ) -> impl Future<Output = Result<TurnStartResponse, Failure>> + Send {
        let profile = params.permissions.clone();
        let prepared = self.prepare(params);
        async move {
            let (handle, mut turn) = prepared?;
            if profile.is_some() {
                let current = &handle.latest().settings;
                let (change, profile) = (&mut turn.settings, profile.as_deref());
                self.choose_profile(change, profile, current, &current.overrides)
                    .await?;
            }
            let turn = self.start_or_steer(&handle, &turn).await?;
            Ok(TurnStartResponse {
                turn: to_wire::accepted_turn(&turn, self.version),
            })
        }
    }

    async fn turn_steer(&self, params: TurnSteerParams) -> Result<TurnSteerResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        let input = from_wire::input(params.input, self.version)?;
        if params.expected_turn_id.is_empty() {
            return Err(turn_steer::expected_turn_id_empty().into());
        }
        let snapshot = handle.snapshot().await;
        let Some(running) = snapshot.running else {
            return Err(turn_steer::no_active_turn().into());
        };
        if running.id.to_string() != params.expected_turn_id {
            return Err(turn_steer::turn_mismatch(&params.expected_turn_id, &running.id).into());
        }
        if input.is_empty() {
            return Err(turn_steer::input_empty().into());
        }
        match handle
            .steer_with(
                Some(running.id),
                MoreInput {
                    input,
                    client_id: params.client_user_message_id,
                    notes: from_wire::notes(params.additional_context)?,
                    metadata: MetadataChange {
                        entries: params.responsesapi_client_metadata,
                        patch: (params.responsesapi_client_metadata_patch).unwrap_or_default(),
                    },
                    waits: false,
                },
            )
            .await
        {
            Ok(turn) => Ok(TurnSteerResponse {
                turn_id: turn.id.to_string(),
            }),
            Err(Error::NoActiveTurn) => Err(turn_steer::no_active_turn().into()),
            Err(error) => Err(error.into()),
        }
    }

    async fn turn_interrupt(
        &self,
        params: TurnInterruptParams,
    ) -> Result<TurnInterruptResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        let wanted = &*params.turn_id;
        let is_any = wanted.is_empty() || self.version < Version::V0_169;
        let turn: Option<TurnId> = match is_any {
            true => None,
            false => wanted.parse().ok(),
        };
        if (is_any || turn.is_some()) && self.stop_turn(&handle, turn).await? {
            return Ok(TurnInterruptResponse {});
        }
        Err(match handle.snapshot().await.running {
            Some(running) if !is_any => turn_interrupt::turn_mismatch(&wanted, &running.id).into(),
            // Whichever turn runs has stopped where none does.
            _ if wanted.is_empty() && self.version >= Version::V0_169 => {
                return Ok(TurnInterruptResponse {});
            }
            _ => errors::nothing_to_interrupt().into(),
        })
    }
}

impl CodexSession {
    /// Starts a turn. If one is already running, that one takes the input, and the settings count from the next turn on.
    ///
    /// Errors: those of starting and steering; the running turn cannot take a schema, or there is no input for it.
    pub(super) async fn start_or_steer(
        &self,
        handle: &ThreadHandle,
        turn: &NewTurn,
    ) -> Result<Arc<Turn>, Failure> {
        loop {
            let accepted = match handle.start_turn(turn.clone()).await {
                Err(Error::TurnInProgress(_)) => {
                    if self.version >= Version::V0_169 {
                        if turn.output_schema.is_some() {
                            return Err(turn_start::output_schema_mismatch().into());
                        }
                        if turn.input.is_empty() {
                            return Err(turn_start::input_empty().into());
                        }
                    }
                    let input = MoreInput {
                        input: turn.input.clone(),
                        client_id: turn.client_id.clone(),
                        notes: turn.notes.clone(),
                        metadata: turn.metadata.clone(),
                        waits: self.version < Version::V0_169,
                    };
                    let steered = handle.steer_with(None, input).await;
                    // What is refused changes nothing.
                    if steered.is_ok() {
                        let change = turn.settings.clone();
                        self.engine().update_settings(handle.id(), change).await?;
                    }
                    steered
                }
                started => started,
            };
            match accepted {
                // The running turn has ended in the meantime: the next iteration starts a turn.
                Err(Error::NoActiveTurn) => {}
                accepted => return Ok(accepted?),
            }
        }
    }

    /// Starts a turn. One that is already running is interrupted.
    pub(super) async fn start_instead(
        &self,
        handle: &ThreadHandle,
        turn: NewTurn,
    ) -> Result<Arc<Turn>, Failure> {
        loop {
            match handle.start_turn(turn.clone()).await {
                Err(Error::TurnInProgress(_)) => self.stop_turn(handle, None).await?,
                started => return Ok(started?),
            };
        }
    }

    /// Interrupts a turn, or the one that runs, and waits until it has stopped. Returns `false` if it does not run.
    pub(super) async fn stop_turn(
        &self,
        handle: &ThreadHandle,
        turn: Option<TurnId>,
    ) -> Result<bool, Failure> {
        let thread = handle.id();
        // The last events of the turn are sent while it stops.
        self.connection.release(Hold::Thread(thread));
        let (stopped, is_stopped) = oneshot::channel();
        lock(&self.interrupts)
            .entry(thread)
            .or_default()
            .push(stopped);
        let interrupted = handle.interrupt(turn).await;
        if interrupted.is_ok() {
            // The wait fails if the client has left; then there is no answer to send.
            let _ = is_stopped.await;
        } else {
            drop(is_stopped);
            if let Some(waiting) = lock(&self.interrupts).get_mut(&thread) {
                waiting.retain(|stopped| !stopped.is_closed());
            }
        }
        match interrupted {
            Ok(()) => Ok(true),
            Err(
                Error::NoActiveTurn
                | Error::TurnNotFound(_)
                | Error::TurnNotRunning(_)
                | Error::TurnMismatch { .. },
            ) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Lets the client's `turn/interrupt` be answered, after the turn has stopped and before its end is sent.
    pub(super) fn turn_stopped(&self, thread: ThreadId) {
        for stopped in lock(&self.interrupts).remove(&thread).unwrap_or_default() {
            // The answer to `turn/interrupt` releases the hold.
            self.connection.hold(Hold::Thread(thread));
            let _ = stopped.send(());
        }
    }
}

impl families::Ready {
    fn prepare(&self, params: TurnStartParams) -> Result<(ThreadHandle, Box<NewTurn>), Failure> {
        let handle = self.loaded(&params.thread_id)?;
        if params.permissions.is_some() && params.sandbox_policy.is_some() {
            return Err(errors::thread_settings_update::sandbox_conflict().into());
        }
        let workspace = self.workspace_of(
            params.environments,
            params.cwd,
            params.runtime_workspace_roots,
        )?;
        let settings = Overrides {
            cwd: workspace.cwd,
            roots: workspace.roots,
            has_environment: workspace.has_environment,
            model: params.model,
            model_provider: None,
            effort: params.effort,
            summary: params.summary,
            service_tier: params.service_tier,
            personality: params.personality,
            approval: params.approval_policy,
            reviewer: params.approvals_reviewer,
            sandbox: from_wire::optional_sandbox(params.sandbox_policy)?,
            base_instructions: None,
            developer_instructions: None,
            mode: params.collaboration_mode,
            disabled_plugins: params.disabled_plugin_ids,
        }
        .into_change(&handle.latest().settings.cwd)?;
        let of_turn = [
            ("parent_turn_id", params.parent_turn_id),
            (
                "turn_trigger",
                params.turn_trigger.filter(|text| !text.is_empty()),
            ),
        ];
        let mut metadata = params
            .responsesapi_client_metadata_patch
            .unwrap_or_default();
        metadata.extend(
            of_turn
                .into_iter()
                .filter_map(|(key, value)| Some((key.to_owned(), value?))),
        );
        let input = match params.tool_output {
            Some(_) if !params.input.is_empty() => {
                return Err(turn_start::tool_output_with_input().into());
            }
            Some(output) if output.name.is_empty() => {
                return Err(turn_start::tool_output_unnamed().into());
            }
            Some(output) => from_wire::tool_input(output)?,
            None => from_wire::input(params.input, self.version)?,
        };
        let turn = NewTurn {
            input,
            client_id: params.client_user_message_id,
            origin: self.origin(),
            settings,
            output_schema: params.output_schema.map(RawJson::into_inner),
            service_tier: (params.service_tier_for_turn)
                .map(|tier| from_wire::service_tier(Some(tier))),
            notes: from_wire::notes(params.additional_context)?,
            metadata: MetadataChange {
                entries: params.responsesapi_client_metadata,
                patch: metadata,
            },
            root: params.root_turn_id.filter(|id| !id.is_empty()),
            ..NewTurn::default()
        };
        Ok((handle, Box::new(turn)))
    }
}
