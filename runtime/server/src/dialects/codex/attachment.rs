//! Attachments: data that clients keep with threads, `thread/attachment/*` and `thread/attachmentOwner/list`.

use std::sync::Arc;

use serde_json::value::to_raw_value;
use threadwire_engine::{ChildFilter, Error, Millis, Thread, ThreadId, ThreadQuery};
use threadwire_protocol::codex::{
    AttachmentMethods, ThreadAttachment, ThreadAttachmentAddOutcome, ThreadAttachmentAddParams,
    ThreadAttachmentAddResponse, ThreadAttachmentListParams, ThreadAttachmentListResponse,
    ThreadAttachmentOwner, ThreadAttachmentOwnerListParams, ThreadAttachmentOwnerListResponse,
    ThreadAttachmentRemoveParams, ThreadAttachmentRemoveResponse,
    errors::{self, thread_attachment_add},
};
use threadwire_workspace::sort::sort_by_key;

use super::{
    CodexSession, Failure, families, from_wire,
    metadata::attachment::{Attachment, Stored, entry, of, prefix},
    thread::page_size,
};
use crate::dialects::time;

const MAX_NAME: usize = 256;
const MAX_PAYLOAD: usize = 65_536;

impl AttachmentMethods for families::Attachment {
    async fn thread_attachment_add(
        &self,
        params: ThreadAttachmentAddParams,
    ) -> Result<ThreadAttachmentAddResponse, Failure> {
        check(&params.attachment_type, &params.identity_key)?;
        let payload = params.payload;
        if payload.get().len() > MAX_PAYLOAD {
            return Err(thread_attachment_add::payload_too_large().into());
        }
        let thread = self.with_attachments(&params.thread_id).await?;
        let (kind, identity) = (params.attachment_type, params.identity_key);
        if let Some(known) = find(&thread, &kind, &identity)? {
            return Ok(ThreadAttachmentAddResponse {
                outcome: ThreadAttachmentAddOutcome::Existing,
                attachment: shown(known),
            });
        }
        let id = ThreadId::default().to_string();
        let new = Attachment {
            entry: entry(&kind, &identity, &id).map_err(unwritable)?,
            kind,
            identity,
            id,
            stored: Stored {
                created_at: time::now(),
                payload,
            },
        };
        let value = to_raw_value(&new.stored).map_err(unwritable)?;
        self.engine()
            .set_extra(thread.id, &new.entry, Some(value.into()))
            .await?;
        Ok(ThreadAttachmentAddResponse {
            outcome: ThreadAttachmentAddOutcome::Created,
            attachment: shown(new),
        })
    }

    async fn thread_attachment_remove(
        &self,
        params: ThreadAttachmentRemoveParams,
    ) -> Result<ThreadAttachmentRemoveResponse, Failure> {
        check(&params.attachment_type, &params.identity_key)?;
        let thread = self.with_attachments(&params.thread_id).await?;
        if let Some(known) = find(&thread, &params.attachment_type, &params.identity_key)? {
            self.engine()
                .set_extra(thread.id, &known.entry, None)
                .await?;
        }
        Ok(ThreadAttachmentRemoveResponse {})
    }

    async fn thread_attachment_list(
        &self,
        params: ThreadAttachmentListParams,
    ) -> Result<ThreadAttachmentListResponse, Failure> {
        let id = from_wire::thread_id_param(&params.thread_id)?;
        let after = params.cursor.as_deref().map(|cursor| {
            let place = cursor.split_once('|');
            let place = place.and_then(|(time, id)| Some((time.parse().ok()?, id.to_owned())));
            place.ok_or_else(errors::invalid_attachment_cursor)
        });
        let after: Option<(Millis, String)> = after.transpose()?;
        let mut all = match self.engine().thread(id).await {
            Ok(thread) => of(&thread).collect(),
            Err(Error::ThreadNotFound(_)) => Vec::new(),
            Err(error) => return Err(error.into()),
        };
        let place = |one: &Attachment| (one.stored.created_at, one.id.clone());
        sort_by_key(&mut all, place);
        all.retain(|one| after.as_ref().is_none_or(|after| place(one) > *after));
        let limit = page_size(params.limit);
        let more = all.len() > limit;
        all.truncate(limit);
        let last = all.last().filter(|_| more).map(place);
        Ok(ThreadAttachmentListResponse {
            next_cursor: last.map(|(time, id)| format!("{time}|{id}")),
            data: all.into_iter().map(shown).collect(),
        })
    }

    async fn thread_attachment_owner_list(
        &self,
        params: ThreadAttachmentOwnerListParams,
    ) -> Result<ThreadAttachmentOwnerListResponse, Failure> {
        check(&params.attachment_type, &params.identity_key)?;
        let prefix = prefix(&params.attachment_type, &params.identity_key).map_err(unwritable)?;
        let query = ThreadQuery {
            archived: params.archived,
            extra: Some((prefix, true)),
            spawned: ChildFilter::Any,
            limit: page_size(params.limit),
            cursor: params.cursor,
            ..ThreadQuery::default()
        };
        let page = self.engine().list_threads(query).await;
        let page = page.map_err(|error| match error {
            Error::InvalidCursor(_) => errors::invalid_attachment_cursor().into(),
            error => Failure::from(error),
        })?;
        let owner = |thread: Arc<Thread>| ThreadAttachmentOwner {
            thread_id: thread.id.to_string(),
            archived: thread.archived,
        };
        Ok(ThreadAttachmentOwnerListResponse {
            data: page.data.into_iter().map(owner).collect(),
            next_cursor: page.next,
        })
    }
}

impl CodexSession {
    /// Returns the thread whose attachments a request changes.
    async fn with_attachments(&self, text: &str) -> Result<Arc<Thread>, Failure> {
        let id = from_wire::thread_id_param(text)?;
        match self.engine().thread(id).await {
            Ok(thread) if !thread.ephemeral => Ok(thread),
            Ok(_) | Err(Error::ThreadNotFound(_)) => {
                Err(errors::thread_param_not_found(&id).into())
            }
            Err(error) => Err(error.into()),
        }
    }
}

fn find(thread: &Thread, kind: &str, identity: &str) -> Result<Option<Attachment>, Failure> {
    let prefix = prefix(kind, identity).map_err(unwritable)?;
    Ok(of(thread).find(|one| one.entry.starts_with(&prefix)))
}

fn check(kind: &str, identity: &str) -> Result<(), Failure> {
    let is_blank = |text: &str| text.trim().is_empty();
    Err(match () {
        () if is_blank(kind) => errors::attachment_type_empty(),
        () if kind.len() > MAX_NAME => errors::attachment_type_too_long(),
        () if is_blank(identity) => errors::identity_key_empty(),
        () if identity.len() > MAX_NAME => errors::identity_key_too_long(),
        () => return Ok(()),
    }
    .into())
}

fn shown(attachment: Attachment) -> ThreadAttachment {
    ThreadAttachment {
        id: attachment.id,
        attachment_type: attachment.kind,
        identity_key: attachment.identity,
        payload: attachment.stored.payload,
        created_at: attachment.stored.created_at.div_euclid(1000),
    }
}

fn unwritable(error: serde_json::Error) -> Failure {
    errors::internal_error(&error).into()
}
