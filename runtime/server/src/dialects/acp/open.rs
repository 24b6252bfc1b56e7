//! The sessions that are open on a connection: their setup, and the updates that the client gets.

use std::{collections::HashMap, path::PathBuf, sync::Arc};

use threadwire_agent::acp::{AgentChoices, AgentOffers, CHOICES, OFFERS};
use threadwire_engine::{
    AnswerSet, Cursor, Event, EventKind, ItemBody, ItemId, Model, Observer, Subscriber, Thread,
    ThreadChange, ThreadHandle, ThreadId, ThreadSnapshot, Turn, TurnId, TurnWithItems, task,
};
use threadwire_protocol::acp::{self as wire, errors, notification};
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};

use super::{
    AcpSession, Client,
    failure::Failure,
    from_wire, lock,
    options::{Choices, Offers},
    prompt::Prompt,
    to_wire::{self, WIRE},
    view::{Message, View},
};
use threadwire_connection::Gated;

/// A session that is open on this connection.
pub(super) struct Open {
    pub(super) handle: ThreadHandle,
    /// The running turn, started by this client or by another.
    pub(super) running: Option<TurnId>,
    pub(super) view: View,
    /// The settings as last sent to the client; `None` until the session is set up.
    pub(super) choices: Option<Choices>,
    pub(super) offers: Offers,
    /// The slash commands as last sent to the client.
    pub(super) commands: Vec<wire::AvailableCommand>,
    /// The working directory and the provider that the slash commands were read for.
    pub(super) commands_for: (PathBuf, String),
    pub(super) prompt: Option<Prompt>,
    /// Those who wait until a message has its place in the conversation, by the id that the message was sent with.
    pub(super) inserted: HashMap<String, oneshot::Sender<ItemId>>,
    /// The channels that receive each turn of the session when it ends.
    pub(super) ends: Vec<mpsc::UnboundedSender<Arc<Turn>>>,
    /// The events that arrive during the setup of the session; `None` once events are sent directly.
    pub(super) waiting: Option<Vec<Arc<Event>>>,
    /// The events that follow the turn of a prompt; `None` once the prompt is answered.
    pub(super) following: Option<Following>,
}

/// Events that wait, so that the answer to a prompt comes before them.
#[derive(Default)]
pub(super) struct Following {
    events: Vec<Arc<Event>>,
    /// Whether the answer is made. What remains is to queue it.
    pub(super) is_answered: bool,
}

impl Open {
    /// Returns a channel that receives each turn of the session when it ends.
    pub(super) fn ends(&mut self) -> mpsc::UnboundedReceiver<Arc<Turn>> {
        let (sender, ends) = mpsc::unbounded_channel();
        self.ends.push(sender);
        ends
    }

    /// Returns the running turn, for the caller to interrupt. Marks the prompt as canceled, so that a turn that is
    /// about to start is interrupted after its start.
    pub(super) fn cancel(&mut self) -> Option<TurnId> {
        let starting = self.prompt.as_mut().and_then(|prompt| {
            prompt.cancelled = true;
            prompt.turn
        });
        self.running.or(starting)
    }
}

impl AcpSession {
    /// Returns the thread of a session. Answers `session_not_found` if the session is not open on this connection.
    pub(super) fn opened(&self, session_id: &str) -> Result<ThreadHandle, Failure> {
        let id = from_wire::session_id(session_id)?;
        let open = lock(&self.open);
        let session = open
            .get(&id)
            .ok_or_else(|| errors::session_not_found(&session_id))?;
        Ok(session.handle.clone())
    }

    /// Subscribes to a thread. Its events are queued until [`AcpSession::start_events`].
    pub(super) async fn subscribe(
        &self,
        handle: &ThreadHandle,
        offers: Offers,
        from: Cursor,
    ) -> Result<ThreadSnapshot, Failure> {
        let closing = || errors::internal_error(&"the connection is closing");
        let observer = self.this.upgrade().ok_or_else(closing)?;
        let client = self.client().ok_or_else(closing)?;
        let id = handle.id();
        {
            let mut open = lock(&self.open);
            let session = open.entry(id).or_insert_with(|| Open {
                handle: handle.clone(),
                running: None,
                view: View::new(id, client.flags),
                choices: None,
                offers: Offers::default(),
                commands: Vec::new(),
                commands_for: Default::default(),
                prompt: None,
                inserted: HashMap::new(),
                ends: Vec::new(),
                waiting: None,
                following: None,
            });
            self.show_following(session);
            session.handle = handle.clone();
            session.view = View::new(id, client.flags);
            session.waiting = Some(Vec::new());
            session.offers = offers;
            session.commands.clear();
        }
        self.connection.attach(id);
        self.add_editor(handle, &client);
        let subscriber = self.subscriber(observer, &client);
        Ok(handle.subscribe(subscriber, from).await)
    }

    fn subscriber(&self, observer: Arc<Self>, client: &Client) -> Subscriber {
        let answers = AnswerSet {
            approval: true,
            input: client.forms,
            tool_call: false,
            elicitation: client.forms || client.pages,
        };
        self.connection.subscriber(observer, answers)
    }

    /// Subscribes to the child threads that a session already has, and sends their open questions.
    pub(super) async fn follow_spawned(&self, session: ThreadId) {
        let (Some(observer), Some(client)) = (self.this.upgrade(), self.client()) else {
            return;
        };
        let subscriber = self.subscriber(observer, &client);
        let asks = || async {
            let followed = self.engine().follow_spawned(session, &subscriber).await;
            let asks = followed.into_iter().flat_map(|snapshot| snapshot.asks);
            asks.collect::<Vec<_>>()
        };
        let open = asks().await;
        if open.is_empty() {
            return;
        }
        if let Some(session) = lock(&self.open).get(&session) {
            open.iter().for_each(|ask| self.show(session, ask));
        }
        // A question that was settled before it was sent is withdrawn.
        let still = asks().await;
        for ask in &open {
            if !still.iter().any(|other| other.id == ask.id) {
                self.settle(ask, None);
            }
        }
        self.connection.flush();
    }

    /// Sends the completed items of a turn of the history.
    pub(super) fn replay_turn(&self, thread: ThreadId, turn: &TurnWithItems, running: bool) {
        let mut open = lock(&self.open);
        let Some(session) = open.get_mut(&thread) else {
            return;
        };
        for item in turn.items.iter().filter(|item| item.completed_at.is_some()) {
            session.view.replay(item, running, &mut |message| {
                self.connection.send(message.frame)
            });
        }
    }

    /// Sends the current plan, after the history.
    pub(super) fn replay_plan(&self, snapshot: &ThreadSnapshot) {
        let open = lock(&self.open);
        if let Some(plan) = &snapshot.thread.plan
            && let Some(session) = open.get(&snapshot.thread.id)
        {
            session.view.push(to_wire::plan(plan), &mut |message| {
                self.connection.send(message.frame)
            });
        }
    }

    /// Sends the open items and questions of the snapshot, then the queued events. Later events are sent directly.
    pub(super) fn start_events(
        &self,
        snapshot: &ThreadSnapshot,
        choices: Choices,
        from: Cursor,
    ) -> Result<(), Failure> {
        let id = snapshot.thread.id;
        let mut open = lock(&self.open);
        let session = open
            .get_mut(&id)
            .ok_or_else(|| errors::session_not_found(&id))?;
        session.choices = Some(choices);
        session.running = snapshot.running.as_ref().map(|running| running.id);
        for item in &snapshot.open_items {
            // After a cursor, the events tell how they came about.
            if from == Cursor::Live && !session.view.was_replayed(&item.id) {
                session
                    .view
                    .catch_up(item, &mut |message| self.push(id, message));
            }
        }
        for ask in &snapshot.asks {
            self.show(session, ask);
        }
        for event in session.waiting.take().unwrap_or_default() {
            self.take(session, &event);
        }
        self.connection.flush();
        Ok(())
    }

    /// Sends a warning about an open session, if the client accepts notices.
    pub(super) fn warn(&self, thread: ThreadId, text: &str) {
        if let Some(session) = lock(&self.open).get(&thread) {
            let severity = wire::NoticeSeverity::Warning;
            session
                .view
                .notice(severity, text, &mut |message| self.push(thread, message));
            self.connection.flush();
        }
    }

    /// Closes a session on this connection: unsubscribes from its thread and from its child threads, which it returns.
    pub(super) async fn detach(&self, thread: ThreadId) -> Vec<ThreadId> {
        let session = lock(&self.open).remove(&thread);
        if let Some(session) = session {
            self.remove_editor(&session.handle);
            session.handle.unsubscribe(self.connection.client()).await;
        }
        self.leave_spawned(Some(thread)).await
    }

    /// Unsubscribes from the child threads of `session`, or of all sessions if it is `None`, and returns them.
    pub(super) async fn leave_spawned(&self, session: Option<ThreadId>) -> Vec<ThreadId> {
        let left: Vec<ThreadId> = {
            let mut spawned = lock(&self.spawned);
            let of_session = |_: &ThreadId, of: &mut ThreadId| session.is_none_or(|one| one == *of);
            spawned.extract_if(of_session).map(|(id, _)| id).collect()
        };
        self.connection.unfollow(left.clone()).await;
        left
    }

    pub(super) fn push(&self, thread: ThreadId, message: Message) {
        self.connection
            .notify(Some(thread), message.frame, message.merge);
    }

    /// Sends the events that waited for the answer to the prompt of a session, which is queued.
    pub(super) fn answered(&self, thread: ThreadId) {
        if let Some(session) = lock(&self.open).get_mut(&thread)
            && (session.following.as_ref()).is_some_and(|following| following.is_answered)
        {
            self.show_following(session);
        }
    }

    fn show_following(&self, session: &mut Open) {
        for event in session.following.take().unwrap_or_default().events {
            self.take(session, &event);
        }
    }

    /// Sends the updates of an event, in its turn.
    fn take(&self, session: &mut Open, event: &Arc<Event>) {
        match &mut session.following {
            Some(following) => following.events.push(Arc::clone(event)),
            None => self.event(session, event),
        }
    }

    fn event(&self, session: &mut Open, event: &Arc<Event>) {
        session.view.at(event);
        match &event.kind {
            EventKind::AskOpened(ask) => return self.show(session, ask),
            EventKind::AskSettled { ask, .. } => return self.settle(ask, Some(event)),
            EventKind::ThreadChanged {
                change: ThreadChange::Settings,
                thread,
            } => {
                session.offers.models = self.models();
                session.offers.note(thread);
                let choices = Choices::of(&thread.settings, &session.offers);
                self.show_choices(session, event.thread, choices);
                let (cwd, provider) = &session.commands_for;
                let settings = &thread.settings;
                if (cwd, provider) != (&settings.cwd, &settings.model_provider) {
                    self.refresh_later(session);
                }
                return;
            }
            EventKind::ThreadChanged {
                change: ThreadChange::Extra(key),
                thread,
            } if key == OFFERS || key == CHOICES => {
                session.offers.note(thread);
                let choices = Choices::of(&thread.settings, &session.offers);
                self.show_choices(session, event.thread, choices);
                if key == OFFERS {
                    self.refresh_later(session);
                }
                return;
            }
            EventKind::VisitEnded { elicitation } => return self.end_visit(elicitation),
            EventKind::TurnStarted(turn) => session.running = Some(turn.id),
            EventKind::TurnEnded { .. } => session.running = None,
            EventKind::ItemCompleted(item) => {
                if let ItemBody::User {
                    client_id: Some(message),
                    ..
                } = &item.body
                {
                    if let Some(inserted) = session.inserted.remove(message) {
                        // The request may be gone.
                        let _ = inserted.send(item.id.clone());
                    }
                    // The turn may end before the request that started it knows it.
                    if let Some(prompt) = &mut session.prompt
                        && prompt.message == *message
                    {
                        prompt.turn = prompt.turn.or(session.running);
                    }
                }
            }
            _ => {}
        }
        let own = session
            .prompt
            .as_ref()
            .map(|prompt| prompt.message.as_str());
        session
            .view
            .show(event, own, &mut |message| self.push(event.thread, message));
        if let EventKind::TurnEnded { turn, .. } = &event.kind {
            let is_own = |prompt: &mut Prompt| prompt.turn == Some(turn.id);
            if session.view.is_v2() {
                session.prompt.take_if(is_own);
            } else if session.prompt.as_mut().is_some_and(is_own) {
                session.following = Some(Following::default());
            }
            // The last update of the turn is queued, so its prompt may be answered now.
            session
                .ends
                .retain(|waiting| waiting.send(Arc::clone(turn)).is_ok());
        }
        if let Some(due) = session.view.timer() {
            self.show_held_back_at(due, event.thread);
        }
    }

    /// Sends output that is held back when it is due.
    fn show_held_back_at(&self, due: Instant, thread: ThreadId) {
        let this = self.this.clone();
        // A connection that closes does not wait for it.
        task::spawn(async move {
            tokio::time::sleep_until(due).await;
            let Some(this) = this.upgrade() else { return };
            let mut open = lock(&this.open);
            let Some(session) = open.get_mut(&thread) else {
                return;
            };
            session
                .view
                .show_held_back(&mut |message| this.push(thread, message));
            if let Some(due) = session.view.timer() {
                this.show_held_back_at(due, thread);
            }
            drop(open);
            this.connection.flush();
        });
    }

    /// Reads the choices and the slash commands of a session again, and tells those that changed.
    fn refresh_later(&self, session: &Open) {
        if let Some(this) = self.this.upgrade() {
            let thread = session.handle.clone();
            self.connection
                .spawn(async move { this.refresh_one(&thread).await });
        }
    }

    /// Reads the choices and the slash commands of all open sessions again, and tells those that changed.
    pub(super) async fn refresh(&self) {
        let open: Vec<ThreadHandle> = {
            let open = lock(&self.open);
            open.values()
                .map(|session| session.handle.clone())
                .collect()
        };
        for handle in open {
            self.refresh_one(&handle).await;
        }
    }

    async fn refresh_one(&self, handle: &ThreadHandle) {
        let offers = self.offers(&handle.latest()).await;
        if let Some(session) = lock(&self.open).get_mut(&handle.id())
            && session.waiting.is_none()
        {
            let thread = handle.latest();
            session.offers = offers;
            session.offers.note(&thread);
            let choices = Choices::of(&thread.settings, &session.offers);
            self.show_choices(session, handle.id(), choices);
        }
        self.tell_commands(handle).await;
    }

    /// Tells the client that the user's visit to a page is done.
    fn end_visit(&self, elicitation: &str) {
        if self.client().is_some_and(|client| client.pages) {
            let params = wire::CompleteElicitationNotification {
                elicitation_id: elicitation.to_owned(),
                meta: None,
            };
            let frame = WIRE.notification::<notification::ElicitationComplete>(&params, None);
            self.connection.notify(None, frame, None);
        }
    }

    /// Returns the models of the providers that the client did not switch off.
    pub(super) fn models(&self) -> Arc<[Model]> {
        self.enabled(self.engine().agent().models())
    }

    /// Returns the choices for a thread, without a request to model providers.
    pub(super) async fn offers(&self, thread: &Thread) -> Offers {
        self.engine().agent().refresh_models(false).await;
        let settings = &thread.settings;
        let host = &self.connection.services().host;
        let config = host.config.of_thread(settings);
        // An invalid configuration is told when a turn starts.
        let agents = config
            .await
            .map(|config| config.agents.names().map(str::to_owned).collect());
        let agents: Vec<String> = agents.unwrap_or_default();
        let agent = &settings.model_provider;
        let foreign = match agents.contains(agent) {
            true => AgentOffers::of(thread, agent, &host.records).await,
            false => None,
        };
        Offers {
            models: self.models(),
            agents,
            switches: self.client().is_some_and(|client| client.flags.switches),
            foreign,
            chosen: AgentChoices::of_thread(thread),
        }
    }

    /// Sends the current mode and the options, each if it changed since it was last sent.
    fn show_choices(&self, session: &mut Open, thread: ThreadId, choices: Choices) {
        let before = session.choices.replace(choices.clone());
        let changed = |same: fn(&Choices, &Choices) -> bool| {
            before.as_ref().is_none_or(|before| !same(before, &choices))
        };
        let view = &session.view;
        let push = |update| view.push(update, &mut |message| self.push(thread, message));
        if changed(|a, b| a.modes.current_mode_id == b.modes.current_mode_id) {
            let current_mode_id = choices.modes.current_mode_id.clone();
            push(wire::SessionUpdate::CurrentModeUpdate(
                wire::CurrentModeUpdate {
                    current_mode_id,
                    meta: None,
                },
            ));
        }
        if changed(|a, b| a.options == b.options) {
            let config_options = choices.options.clone();
            push(wire::SessionUpdate::ConfigOptionUpdate(
                wire::ConfigOptionUpdate {
                    config_options,
                    meta: None,
                },
            ));
        }
    }
}

impl Observer for AcpSession {
    fn on_event(&self, event: &Arc<Event>) {
        let mut open = lock(&self.open);
        if matches!(
            event.kind,
            EventKind::ThreadDeleted | EventKind::ThreadUnloaded
        ) {
            open.remove(&event.thread);
            lock(&self.spawned).remove(&event.thread);
            return;
        }
        let Some(session) = open.get_mut(&event.thread) else {
            // The client gets only the questions of a child thread, not its updates.
            let session = lock(&self.spawned).get(&event.thread).copied();
            let session = session.and_then(|session| open.get(&session));
            match (&event.kind, session) {
                (EventKind::AskOpened(ask), Some(session)) => self.show(session, ask),
                (EventKind::AskSettled { ask, .. }, _) => self.settle(ask, Some(event)),
                (EventKind::VisitEnded { elicitation }, Some(_)) => self.end_visit(elicitation),
                _ => {}
            }
            return;
        };
        match &mut session.waiting {
            Some(waiting) => waiting.push(Arc::clone(event)),
            None => self.take(session, event),
        }
    }

    fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        let open = lock(&self.open);
        let mut spawned = lock(&self.spawned);
        let session = match open.contains_key(&parent) {
            true => Some(parent),
            false => spawned.get(&parent).copied(),
        };
        if let Some(session) = session.filter(|_| !open.contains_key(&thread.id)) {
            spawned.insert(thread.id, session);
        }
        session.is_some()
    }

    fn panicked(&self) {
        self.connection.fail(WIRE);
    }

    fn backlog(&self, _: ThreadId) -> Option<threadwire_engine::BoxFuture<'static, ()>> {
        self.connection.backlog()
    }

    fn flush(&self) {
        self.connection.flush();
    }
}
