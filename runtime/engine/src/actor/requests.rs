//! Requests to a thread, from clients of this process and from other processes.

use std::sync::Arc;

use crate::{
    call::{HandOver, Outcome, Replier, Request, Response},
    children::working_for,
    command::Closing,
    context::TurnContext,
    error::Error,
    model::{Json, ProcessId, QueuedInput, ThreadChange},
    observers::{AnswerSet, Cursor, Observer, Subscriber},
    peers::{self, Pending},
    store::StoreError,
    task,
};

use super::{Actor, follow::Follow};

impl Actor {
    pub(super) async fn request(
        &mut self,
        request: Request,
        reply: Replier,
        from: Option<ProcessId>,
    ) {
        // Each client that opens a thread asks for this, and a thread without a goal stays where it is.
        let has_no_effect = matches!(request, Request::PursueGoal) && !self.is_goal_active();
        if let Some(process) = from
            && request.starts_turn()
            && !has_no_effect
            && self.running.is_none()
            && self.check_startable().is_ok()
        {
            return self.hand_over(process, reply).await;
        }
        let done = match request {
            Request::StartTurn(turn) => self.start_turn(turn).await.map(Response::Turn),
            Request::Steer {
                expected,
                input,
                item,
                repeated,
            } => match self.steered(&item, repeated).await {
                Ok(None) => self.steer(expected, input, item, None).map(Response::Turn),
                Ok(Some(turn)) => Ok(Response::Turn(Arc::new(turn))),
                Err(error) => Err(error.into()),
            },
            Request::Enqueue(entry) => self.enqueue(entry).map(queued),
            Request::Dequeue(id) => self.dequeue(id).map(|()| Response::Done),
            Request::UpdateQueued {
                id,
                input,
                metadata,
            } => self.update_queued(id, input, metadata).map(queued),
            Request::StartQueued(id) => self.start_queued_now(id).map(Response::Turn),
            Request::SteerQueued { id, expected } => self.steer_queued(id, expected).map(queued),
            Request::Reorder(ids) => self.reorder(&ids).map(|()| Response::Done),
            Request::ChangeTurn(turn, change) => Ok(Response::Flag(self.change_turn(turn, change))),
            Request::Interrupt(turn) => self.interrupt(turn).await.map(|()| Response::Done),
            Request::Answer {
                ask,
                answer,
                client,
            } => self
                .answer_ask(ask, answer, client)
                .map(|()| Response::Done),
            Request::Rename(name) => {
                if self.thread.name != name {
                    self.change_thread(ThreadChange::Name, |thread| thread.name = name);
                }
                Ok(Response::Thread(Arc::clone(&self.thread)))
            }
            Request::Unarchive => {
                if self.thread.archived {
                    self.change_extra(self.shared.closed_by.clone(), None);
                    self.change_thread(ThreadChange::Unarchived, |thread| thread.archived = false);
                }
                Ok(Response::Thread(Arc::clone(&self.thread)))
            }
            Request::Settings(change) => {
                self.change_settings(change);
                Ok(Response::Thread(Arc::clone(&self.thread)))
            }
            Request::Extra(entries) => {
                let was_paused = self.is_paused();
                for (key, value) in entries {
                    self.change_extra(key, value.map(|(value,)| value));
                }
                if was_paused && self.running.is_none() {
                    self.start_queued();
                    self.pursue_goal();
                }
                Ok(Response::Done)
            }
            Request::Goal(change) => self.set_goal(change, None).map(Response::Goal),
            Request::ClearGoal => self.clear_goal().map(Response::Flag),
            Request::PursueGoal => {
                self.pursue_goal();
                Ok(Response::Done)
            }
            Request::RemoveTurns(first) => self.remove_turns(first).await.map(Response::Thread),
            Request::MarkRead { read, expected } => {
                Ok(Response::Unread(self.mark_read(read, expected)))
            }
            Request::Working => Ok(Response::Threads(working_for(
                &self.shared.registry,
                self.thread.id,
            ))),
            Request::Service { name, params } => return self.serve(name, params, reply),
            Request::Archive => return self.close(Closing::Archive(reply)).await,
            Request::Delete => return self.close(Closing::Delete(reply)).await,
        };
        self.answer(reply, done);
    }

    /// Calls a service of the program in a task of its own, so that the thread does not wait for it.
    fn serve(&mut self, name: String, params: Json, reply: Replier) {
        let (shared, handle) = (Arc::clone(&self.shared), self.handle.clone());
        let turn = self.running_turn().ok().map(|turn| {
            let commands = handle.commands().clone();
            TurnContext::new(turn, commands, Arc::clone(&shared) as _)
        });
        task::spawn(async move {
            let served = match shared.services.get() {
                Some(services) => services.serve(handle, turn, &name, &params).await,
                None => Err(Error::ServiceNotFound(name)),
            };
            reply.send(match served {
                Ok(result) => Outcome::Done(Response::Json(result)),
                Err(error) => Outcome::Refused(error),
            });
        });
    }

    // Other processes.

    /// Tells whether this process owns the thread.
    pub(super) fn is_owner(&self) -> bool {
        self.follow.is_none() && self.stale.is_none() && self.owner == self.shared.me()
    }

    /// Checks in the store that this process still owns the thread, for agent calls that wait. If not, the turn ends.
    pub(super) async fn prove(&mut self) {
        if self.running.is_some() && self.ending.is_none() {
            match self.store.load(self.thread.id).await {
                Ok(Some(stored)) if stored.epoch <= self.epoch => self.proof.renew(),
                Ok(_) => self.fail(StoreError::Conflict),
                Err(error) => self.fail(error),
            }
        }
        if self.running.is_some() {
            for proven in self.proving.drain(..) {
                // The agent may not wait any more.
                let _ = proven.send(());
            }
        }
        self.proving.clear();
    }

    /// Lets another process follow the thread.
    pub(super) async fn let_follow(&mut self, pending: Pending, attends: Option<AnswerSet>) {
        self.commit().await;
        if self.ending.is_some() || !self.is_owner() {
            return;
        }
        let session = Arc::clone(&pending.session);
        session.begin(self.thread.id, attends);
        let subscriber = Subscriber {
            client: session.client,
            observer: session as Arc<dyn Observer>,
            answers: attends.unwrap_or_default(),
        };
        let snapshot = self.subscribe(subscriber, Cursor::Live).await;
        pending.followed(self.epoch, snapshot);
    }

    /// Handles the disconnect of a process that followed. It may have taken the thread over during a suspension.
    pub(super) async fn left(&mut self, client: u64) {
        self.commit().await;
        self.unsubscribe(client);
        if self.follow.is_none() && self.stale.is_none() {
            self.prove().await;
        }
    }

    pub(super) fn attend(&mut self, client: u64, attends: Option<AnswerSet>) {
        let mut subscribers = self.subscribers.iter_mut();
        if let Some(subscriber) = subscribers.find(|one| one.client == client) {
            subscriber.answers = attends.unwrap_or_default();
            self.note_subscribers();
        }
    }

    /// Gives the idle thread to another process, and follows it there. Background items end.
    async fn hand_over(&mut self, process: ProcessId, reply: Replier) {
        self.abandon_background();
        self.commit().await;
        if self.stale.is_some() || self.ending.is_some() {
            return reply.send(Outcome::NotHere);
        }
        self.drop_peers();
        let settings = &self.thread.settings;
        let handed = HandOver {
            attends: self.attendance(),
            seq: self.seq,
            tool_servers: settings.tool_servers.clone(),
            overrides: settings.overrides.clone(),
            grants: self.grants.list(),
        };
        self.forget_agent();
        self.lose_epoch();
        self.owner = process;
        let link = self.shared.peers.link(process);
        match link.filter(|link| link.expect(self.thread.id)) {
            Some(link) => self.follow = Some(Box::new(Follow::live(link))),
            None => self.set_stale(Error::ChangedElsewhere(self.thread.id)),
        }
        reply.send(Outcome::Moved(Box::new(handed)));
    }

    /// Withdraws the announcement that this process writes to the thread.
    pub(super) fn lose_epoch(&mut self) {
        if std::mem::take(&mut self.has_written) {
            self.shared.peers.forget_written(self.thread.id);
        }
    }

    /// Drops the agent's state for the thread, as after loading.
    pub(super) fn forget_agent(&mut self) {
        self.state.clear();
        self.attached = false;
    }

    /// Ends the subscriptions of other processes. They look up the new owner and follow there.
    pub(super) fn drop_peers(&mut self) {
        let (shared, id) = (&self.shared, self.thread.id);
        self.subscribers.retain(|one| {
            let is_here = !peers::is_session(one.client);
            if !is_here {
                shared.peers.forget(one.client, id);
            }
            is_here
        });
    }

    /// Returns the classes of asks that subscribers in this process can answer; `None` without subscribers.
    pub(super) fn attendance(&self) -> Option<AnswerSet> {
        let here = self.subscribers.iter().map(|one| one.answers);
        here.reduce(AnswerSet::union)
    }
}

fn queued(entry: QueuedInput) -> Response {
    Response::Queued(Box::new(entry))
}
