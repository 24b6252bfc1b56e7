//! The methods `turn/*`.

use std::sync::Arc;

use threadwire_engine::{
    Cursor, Error, ItemId, NewQueuedInput, NewTurn, Origin, Sender, Thread, ThreadHandle, ThreadId,
};
use threadwire_protocol::dotcraft::{
    EmptyObject, QueuedInputStatus, SenderContext, ThreadStatus, TurnEnqueueParams,
    TurnEnqueueResponse, TurnInterruptParams, TurnMethods, TurnQueueRemoveParams,
    TurnQueueRemoveResponse, TurnQueueReorderParams, TurnQueueReorderResponse, TurnStartParams,
    TurnStartResponse, TurnSteerParams, TurnSteerResponse, errors,
};

use super::{Failure, extra, families, follow::Inline, from_wire, lock, to_wire};

impl TurnMethods for families::Turn {
    async fn turn_start(&self, params: TurnStartParams) -> Result<TurnStartResponse, Failure> {
        let input = self.input(params.input).await?;
        let (handle, thread) = self.active(&params.thread_id).await?;
        match (extra::has_client_history(&thread), &params.messages) {
            (true, None) => {
                return Err(Failure::invalid(
                    "messages",
                    "the client keeps the history and must send it",
                ));
            }
            (false, Some(_)) => {
                return Err(Failure::invalid("messages", "the server keeps the history"));
            }
            _ => {}
        }
        self.note_chat(thread.id, None, params.sender.as_ref());
        self.lend(&handle);
        let origin = self.turn_origin(&thread, params.sender);
        self.expect_turn(&handle).await?;
        match handle
            .start_turn(NewTurn {
                input,
                origin,
                ..NewTurn::default()
            })
            .await
        {
            Ok(turn) => Ok(TurnStartResponse {
                turn: to_wire::accepted_turn(handle.id(), &turn),
            }),
            Err(error) => {
                self.expect_no_turn(handle.id()).await;
                Err(error.into())
            }
        }
    }

    async fn turn_enqueue(
        &self,
        params: TurnEnqueueParams,
    ) -> Result<TurnEnqueueResponse, Failure> {
        let input = self.input(params.input).await?;
        let (handle, thread) = self.active(&params.thread_id).await?;
        self.note_chat(thread.id, None, params.sender.as_ref());
        let origin = self.turn_origin(&thread, params.sender);
        // The client follows the turn that starts with the input, at once or later, as after `turn/start`.
        let id = ItemId::new().to_string();
        self.expect_queued(&handle, &id).await?;
        let queued = handle
            .enqueue(NewQueuedInput {
                id: Some(id.clone()),
                input,
                origin,
                ..NewQueuedInput::default()
            })
            .await;
        if queued.is_err() {
            self.unfollow(thread.id, |follow| {
                follow.queued.remove(&id);
            })
            .await;
        }
        let queue = handle.snapshot().await.queue;
        Ok(TurnEnqueueResponse {
            queued_input: to_wire::queued_input(handle.id(), &queued?),
            queued_inputs: to_wire::queue(handle.id(), &queue),
        })
    }

    async fn turn_queue_remove(
        &self,
        params: TurnQueueRemoveParams,
    ) -> Result<TurnQueueRemoveResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let handle = self.engine().load_thread(id).await?;
        handle.dequeue(&params.queued_input_id).await?;
        let queue = handle.snapshot().await.queue;
        Ok(TurnQueueRemoveResponse {
            queued_inputs: to_wire::queue(id, &queue),
        })
    }

    /// The running turn takes the input at once, so the entry is pending only in this answer.
    async fn turn_steer(&self, params: TurnSteerParams) -> Result<TurnSteerResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let turn = from_wire::turn_id(&params.expected_turn_id)?;
        let handle = self.engine().load_thread(id).await?;
        let queue = handle.snapshot().await.queue;
        let known = queue.iter().any(|entry| entry.id == params.queued_input_id);
        if !known {
            return Err(Error::QueuedInputNotFound(params.queued_input_id).into());
        }
        let taken = handle.steer_queued(&params.queued_input_id, turn).await?;
        let mut queued_inputs = to_wire::queue(id, &queue);
        for entry in &mut queued_inputs {
            if entry.id == taken.id {
                entry.status = QueuedInputStatus::GuidancePending;
            }
        }
        Ok(TurnSteerResponse {
            turn_id: params.expected_turn_id,
            queued_inputs,
        })
    }

    async fn turn_queue_reorder(
        &self,
        params: TurnQueueReorderParams,
    ) -> Result<TurnQueueReorderResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let handle = self.engine().load_thread(id).await?;
        let ids = params.ordered_queued_input_ids;
        handle
            .reorder_queue(ids)
            .await
            .map_err(|error| match error {
                Error::QueuedInputNotFound(id) => Failure::invalid(
                    "orderedQueuedInputIds",
                    format!("must name each entry of the queue once: {id}"),
                ),
                other => other.into(),
            })?;
        let queue = handle.snapshot().await.queue;
        Ok(TurnQueueReorderResponse {
            queued_inputs: to_wire::queue(id, &queue),
        })
    }

    async fn turn_interrupt(&self, params: TurnInterruptParams) -> Result<EmptyObject, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let handle = self.engine().load_thread(id).await?;
        handle
            .interrupt(Some(from_wire::turn_id(&params.turn_id)?))
            .await?;
        Ok(EmptyObject {})
    }
}

impl families::Ready {
    /// Returns an active thread. Answers `thread_not_active` if it is paused or archived.
    pub(super) async fn active(&self, id: &str) -> Result<(ThreadHandle, Arc<Thread>), Failure> {
        let id = from_wire::thread_id(id)?;
        let thread = self.engine().thread(id).await?;
        if to_wire::status(&thread) != ThreadStatus::Active {
            return Err(errors::thread_not_active().into());
        }
        Ok((self.engine().load_thread(id).await?, thread))
    }

    /// Returns the origin of a turn: its user is the sender in a chat, if one is named.
    fn turn_origin(&self, thread: &Thread, sender: Option<SenderContext>) -> Origin {
        let origin = self.origin(&thread.origin);
        match sender {
            Some(sender) => Origin {
                user: Some(sender.sender_id),
                sender: Some(Sender {
                    name: sender.sender_name,
                    role: sender.sender_role,
                    group: sender.group_id,
                }),
                ..origin
            },
            None => origin,
        }
    }

    /// Follows the turn that this client is about to start, unless it follows the thread or a turn of it already.
    async fn expect_turn(&self, handle: &ThreadHandle) -> Result<(), Failure> {
        let expects = |follow: &super::Follow| {
            let inline = follow.inline;
            follow.subscribed || matches!(inline, Some(Inline::Next | Inline::Turn(_)))
        };
        if lock(&self.follows).get(&handle.id()).is_some_and(expects) {
            return Ok(());
        }
        self.follow(handle, Cursor::Live, |follow| {
            follow.inline = Some(Inline::Next)
        })
        .await?;
        Ok(())
    }

    /// Reverts `expect_turn` if no turn was started.
    async fn expect_no_turn(&self, thread: ThreadId) {
        let expects = |follow: &super::Follow| follow.inline == Some(Inline::Next);
        if lock(&self.follows).get(&thread).is_some_and(expects) {
            self.unfollow(thread, |follow| follow.inline = None).await;
        }
    }

    /// Follows the turn that starts with the input that this client is about to queue, unless it follows the thread
    /// already.
    async fn expect_queued(&self, handle: &ThreadHandle, input: &str) -> Result<(), Failure> {
        let expect = |follow: &mut super::Follow| {
            if !follow.subscribed {
                follow.queued.insert(input.to_owned(), false);
            }
        };
        if let Some(follow) = lock(&self.follows).get_mut(&handle.id())
            && (follow.subscribed || follow.inline.is_some() || !follow.queued.is_empty())
        {
            expect(follow);
            return Ok(());
        }
        self.follow(handle, Cursor::Live, expect).await?;
        Ok(())
    }
}
