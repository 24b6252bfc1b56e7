//! The methods `thread/queue/*`: input that waits for a turn of its own. Clients of other dialects share the queue.

use std::collections::BTreeMap;

use threadwire_engine::{Error, InputPart, MediaSource, NewQueuedInput, QueuedInput, ThreadHandle};
use threadwire_protocol::codex::{
    QueueMethods, QueuedSubmission, ThreadQueueAddParams, ThreadQueueAddResponse,
    ThreadQueueDeleteParams, ThreadQueueDeleteResponse, ThreadQueueListParams,
    ThreadQueueListResponse, ThreadQueueReorderParams, ThreadQueueReorderResponse,
    ThreadQueueStartParams, ThreadQueueStartResponse, ThreadQueueUpdateParams,
    ThreadQueueUpdateResponse, UserInput, errors,
};

use super::{failure::Failure, families, from_wire, thread::page_size, to_wire};

impl QueueMethods for families::Queue {
    async fn thread_queue_add(
        &self,
        params: ThreadQueueAddParams,
    ) -> Result<ThreadQueueAddResponse, Failure> {
        let handle = self.queued(&params.thread_id).await?;
        let queued = handle
            .enqueue(NewQueuedInput {
                input: self.input(params.input).await?,
                origin: self.origin(),
                client_id: Some(params.client_user_message_id),
                metadata: metadata(params.responsesapi_client_metadata)?,
                waits_after_interruption: true,
                ..NewQueuedInput::default()
            })
            .await?;
        Ok(ThreadQueueAddResponse {
            queued_submission: submission(&queued),
        })
    }

    async fn thread_queue_list(
        &self,
        params: ThreadQueueListParams,
    ) -> Result<ThreadQueueListResponse, Failure> {
        let handle = self.queued(&params.thread_id).await?;
        let start = match &params.cursor {
            Some(cursor) => cursor
                .parse()
                .map_err(|error| errors::thread_queue_list::invalid_queue_cursor(&error))?,
            None => 0_usize,
        };
        let queue = handle.snapshot().await.queue;
        let limit = page_size(params.limit);
        let page = queue.iter().skip(start).take(limit);
        let end = start.saturating_add(limit);
        Ok(ThreadQueueListResponse {
            data: page.map(submission).collect(),
            next_cursor: (end < queue.len()).then(|| end.to_string()),
        })
    }

    async fn thread_queue_update(
        &self,
        params: ThreadQueueUpdateParams,
    ) -> Result<ThreadQueueUpdateResponse, Failure> {
        let handle = self.queued(&params.thread_id).await?;
        let id = params.queued_submission_id;
        let input = self.input(params.input).await?;
        // Without metadata the entry keeps what it has.
        let metadata = metadata(
            params
                .responsesapi_client_metadata
                .filter(|map| !map.is_empty()),
        )?;
        let queued = handle.update_queued(&id, input, metadata).await;
        Ok(ThreadQueueUpdateResponse {
            queued_submission: submission(&queued.map_err(not_queued)?),
        })
    }

    async fn thread_queue_delete(
        &self,
        params: ThreadQueueDeleteParams,
    ) -> Result<ThreadQueueDeleteResponse, Failure> {
        let handle = self.queued(&params.thread_id).await?;
        let deleted = match handle.dequeue(&params.queued_submission_id).await {
            Ok(()) => true,
            Err(Error::QueuedInputNotFound(_)) => false,
            Err(error) => return Err(error.into()),
        };
        Ok(ThreadQueueDeleteResponse { deleted })
    }

    async fn thread_queue_reorder(
        &self,
        params: ThreadQueueReorderParams,
    ) -> Result<ThreadQueueReorderResponse, Failure> {
        let handle = self.queued(&params.thread_id).await?;
        match handle.reorder_queue(params.queued_submission_ids).await {
            Err(Error::QueuedInputNotFound(_)) => {
                Err(errors::thread_queue_reorder::order_incomplete().into())
            }
            reordered => {
                reordered?;
                Ok(ThreadQueueReorderResponse {})
            }
        }
    }

    async fn thread_queue_start(
        &self,
        params: ThreadQueueStartParams,
    ) -> Result<ThreadQueueStartResponse, Failure> {
        let handle = self.queued(&params.thread_id).await?;
        let named = params.queued_submission_id;
        let started = handle.start_queued(named.clone()).await;
        let turn = started.map_err(|error| match error {
            Error::TurnInProgress(_) => errors::thread_queue_start::turn_active().into(),
            Error::QueuedInputNotFound(_) if named.is_none() => {
                errors::thread_queue_start::queue_empty().into()
            }
            error => not_queued(error),
        })?;
        Ok(ThreadQueueStartResponse {
            turn: to_wire::accepted_turn(&turn, self.version),
        })
    }
}

impl families::Queue {
    /// Returns a stored thread, loaded or not, unless it is archived: it stays out of memory then.
    async fn queued(&self, id: &str) -> Result<ThreadHandle, Failure> {
        let id = from_wire::thread_id(id)?;
        let loading = async {
            match self.engine().thread(id).await?.archived {
                true => Err(Error::ThreadArchived(id)),
                false => self.engine().load_thread(id).await,
            }
        };
        loading.await.map_err(|error| match error {
            Error::ThreadNotFound(id) => errors::queued_thread_not_found(&id).into(),
            error => error.into(),
        })
    }

    /// Reads input to queue. Its local files are there now, so that the client learns at once if one is not.
    async fn input(&self, parts: Vec<UserInput>) -> Result<Vec<InputPart>, Failure> {
        let input = from_wire::input(parts, self.version)?;
        if input.is_empty() {
            return Err(errors::queued_input_empty().into());
        }
        for part in &input {
            let path = match part {
                InputPart::LocalImage { path, .. }
                | InputPart::Audio {
                    source: MediaSource::Path(path),
                } => Some(&**path),
                _ => None,
            };
            let Some(path) = path else { continue };
            let found = match tokio::fs::metadata(path).await {
                // Reading says why a folder cannot be read.
                Ok(found) if found.is_dir() => tokio::fs::read(path).await.map(drop),
                found => found.map(drop),
            };
            found.map_err(|error| errors::queued_attachment_invalid(&error))?;
        }
        Ok(input)
    }
}

/// Converts an entry. One of a client that gave no id for the message has that of the entry.
fn submission(queued: &QueuedInput) -> QueuedSubmission {
    let metadata = queued.metadata.as_ref();
    QueuedSubmission {
        id: queued.id.clone(),
        input: queued.input.iter().map(to_wire::user_input).collect(),
        client_user_message_id: queued.client_id.as_ref().unwrap_or(&queued.id).clone(),
        responsesapi_client_metadata: metadata
            .and_then(|metadata| serde_json::from_str(metadata).ok()),
    }
}

/// Encodes the metadata to keep with an entry.
fn metadata(metadata: Option<BTreeMap<String, String>>) -> Result<Option<String>, Failure> {
    let encoded = metadata.map(|metadata| serde_json::to_string(&metadata));
    let encoded = encoded.transpose();
    Ok(encoded.map_err(|error| errors::internal_error(&error))?)
}

fn not_queued(error: Error) -> Failure {
    match error {
        Error::QueuedInputNotFound(id) => errors::queued_submission_not_found(&id).into(),
        error => error.into(),
    }
}
