//! The methods of conversations, from before `thread/start`. A conversation is a thread.

mod listeners;
mod open;

use std::path::Path;

use threadwire_engine::{Cursor, Error, InputPart, NewTurn, StoredJson, ThreadHandle, ThreadId};
use threadwire_protocol::{
    RawJson,
    codex::{
        self as wire, AddConversationListenerParams, AddConversationSubscriptionResponse,
        ArchiveConversationParams, ArchiveConversationResponse, ConversationMethods,
        ForkConversationParams, ForkConversationResponse, GetConversationSummaryParams,
        GetConversationSummaryResponse, InterruptConversationParams, InterruptConversationResponse,
        ListConversationsParams, ListConversationsResponse, NewConversationParams,
        NewConversationResponse, RemoveConversationListenerParams,
        RemoveConversationSubscriptionResponse, ResumeConversationParams,
        ResumeConversationResponse, SendUserMessageParams, SendUserMessageResponse,
        SendUserTurnParams, SendUserTurnResponse,
        errors::{self, archive_conversation},
    },
};

pub(super) use self::listeners::Listeners;
use super::{
    CodexSession,
    failure::Failure,
    families,
    from_wire::{self, Overrides},
    lock,
};

impl ConversationMethods for families::Conversation {
    async fn new_conversation(
        &self,
        params: NewConversationParams,
    ) -> Result<NewConversationResponse, Failure> {
        self.start_conversation(params).await
    }

    async fn resume_conversation(
        &self,
        params: ResumeConversationParams,
    ) -> Result<ResumeConversationResponse, Failure> {
        self.continue_conversation(params).await
    }

    async fn fork_conversation(
        &self,
        params: ForkConversationParams,
    ) -> Result<ForkConversationResponse, Failure> {
        self.copy_conversation(params).await
    }

    async fn list_conversations(
        &self,
        params: ListConversationsParams,
    ) -> Result<ListConversationsResponse, Failure> {
        self.conversations(params).await
    }

    async fn get_conversation_summary(
        &self,
        params: GetConversationSummaryParams,
    ) -> Result<GetConversationSummaryResponse, Failure> {
        self.conversation_summary(params).await
    }

    async fn add_conversation_listener(
        &self,
        params: AddConversationListenerParams,
    ) -> Result<AddConversationSubscriptionResponse, Failure> {
        let id = from_wire::conversation_id(&params.conversation_id)?;
        let handle = self
            .engine()
            .loaded_thread(id)
            .ok_or_else(|| errors::add_conversation_listener::no_conversation(&id))?;
        if params.experimental_raw_events {
            lock(&self.with_model_items).insert(id);
        }
        let follows = self.is_subscribed(id);
        let (subscription, heard) = self.listeners.add(id, follows);
        if !follows {
            let from = heard.map_or(Cursor::Live, Cursor::After);
            self.subscribe_from(&handle, from, false).await?;
        }
        Ok(AddConversationSubscriptionResponse {
            subscription_id: subscription.to_string(),
        })
    }

    async fn remove_conversation_listener(
        &self,
        params: RemoveConversationListenerParams,
    ) -> Result<RemoveConversationSubscriptionResponse, Failure> {
        let subscription = from_wire::subscription_id(&params.subscription_id)?;
        let (thread, is_last) = self.listeners.remove(subscription).ok_or_else(|| {
            errors::remove_conversation_listener::subscription_not_found(&subscription)
        })?;
        if is_last && let Some(handle) = self.engine().loaded_thread(thread) {
            self.unsubscribed(thread);
            let seq = handle.snapshot().await.seq;
            handle.unsubscribe(self.connection.client()).await;
            self.listeners.keep_from(thread, seq);
        }
        Ok(RemoveConversationSubscriptionResponse {})
    }

    async fn send_user_message(
        &self,
        params: SendUserMessageParams,
    ) -> Result<SendUserMessageResponse, Failure> {
        let handle = self.loaded_conversation(&params.conversation_id)?;
        let turn = NewTurn {
            input: input(params.items),
            origin: self.origin(),
            ..NewTurn::default()
        };
        self.start_or_steer(&handle, &turn).await?;
        Ok(SendUserMessageResponse {})
    }

    async fn send_user_turn(
        &self,
        params: SendUserTurnParams,
    ) -> Result<SendUserTurnResponse, Failure> {
        let handle = self.loaded_conversation(&params.conversation_id)?;
        let mut settings = Overrides {
            cwd: Some(params.cwd),
            model: Some(params.model),
            summary: Some(params.summary),
            approval: Some(from_wire::legacy_approval(params.approval_policy)),
            sandbox: from_wire::optional_sandbox(from_wire::legacy_sandbox(params.sandbox_policy))?,
            ..Overrides::default()
        }
        .into_change(&handle.latest().settings.cwd)?;
        // Without one it is the model's own.
        settings.effort = Some(params.effort);
        let turn = NewTurn {
            input: input(params.items),
            origin: self.origin(),
            settings,
            output_schema: params.output_schema.map(RawJson::into_inner),
            ..NewTurn::default()
        };
        self.start_or_steer(&handle, &turn).await?;
        Ok(SendUserTurnResponse {})
    }

    async fn interrupt_conversation(
        &self,
        params: InterruptConversationParams,
    ) -> Result<InterruptConversationResponse, Failure> {
        let handle = self.loaded_conversation(&params.conversation_id)?;
        if !self.stop_turn(&handle, None).await? {
            return Err(errors::nothing_to_interrupt().into());
        }
        Ok(InterruptConversationResponse {
            abort_reason: wire::TurnAbortReason::Interrupted,
        })
    }

    async fn archive_conversation(
        &self,
        params: ArchiveConversationParams,
    ) -> Result<ArchiveConversationResponse, Failure> {
        let id = from_wire::conversation_id(&params.conversation_id)?;
        let path = &params.rollout_path;
        let thread = self.engine().thread(id).await.ok();
        let own = thread
            .filter(|thread| !thread.archived)
            .and_then(|thread| self.rollouts()?.path(&thread));
        let home = self.connection.services().host.config.home();
        if own.is_some_and(|own| own == home.join(path)) {
            self.engine().archive_thread(id).await?;
            self.settle_rollout(id).await;
            return Ok(ArchiveConversationResponse {});
        }
        let sessions = tokio::fs::canonicalize(home.join("sessions"))
            .await
            .map_err(|error| archive_conversation::sessions_folder_missing(&error))?;
        let found = tokio::fs::canonicalize(home.join(path)).await;
        let is_inside = found.is_ok_and(|found| found.starts_with(&sessions));
        Err(if is_inside {
            archive_conversation::rollout_mismatch(path, &id).into()
        } else {
            archive_conversation::rollout_outside_sessions(path).into()
        })
    }
}

impl CodexSession {
    /// Returns a loaded conversation.
    fn loaded_conversation(&self, text: &str) -> Result<ThreadHandle, Failure> {
        let id = from_wire::conversation_id(text)?;
        self.engine()
            .require_loaded(id)
            .map_err(|error| match error {
                Error::ThreadUnloaded(id) => errors::conversation_not_found(&id).into(),
                error => error.into(),
            })
    }

    /// Returns the rollout file of a conversation; empty if the server writes none.
    fn rollout_path(&self, thread: &threadwire_engine::Thread) -> String {
        let path = self.rollouts().and_then(|rollouts| rollouts.path(thread));
        path.map_or_else(String::new, |path| path.display().to_string())
    }

    /// Returns the conversation that a request names: by the path, if there is one, else by the id.
    async fn named_conversation(
        &self,
        path: Option<&str>,
        id: Option<&str>,
        missing: fn() -> threadwire_protocol::envelope::RpcError,
    ) -> Result<ThreadId, Failure> {
        if let Some(path) = path {
            return self.by_rollout(Path::new(path)).await;
        }
        from_wire::conversation_id(id.ok_or_else(missing)?)
    }
}

/// Reads the user's input.
fn input(items: Vec<wire::InputItem>) -> Vec<InputPart> {
    use wire::InputItem as W;

    items
        .into_iter()
        .map(|item| match item {
            W::Text(item) => {
                let elements: Vec<_> = item.data.text_elements;
                InputPart::Text {
                    elements: (!elements.is_empty())
                        .then(|| RawJson::encode(&elements).ok())
                        .flatten()
                        .map(|elements| StoredJson(elements.into_inner())),
                    text: item.data.text,
                }
            }
            W::Image(item) => InputPart::image(item.data.image_url),
            W::LocalImage(item) => InputPart::local_image(item.data.path),
            // The gate refuses unknown items; if one gets here, its JSON becomes a text part.
            W::Unknown(raw) => InputPart::text(raw.get()),
        })
        .collect()
}
