//! Lists of threads.

use threadwire_engine::{ThreadId, ThreadQuery, ThreadSort};
use threadwire_protocol::codex::{
    self as wire, ThreadListParams, ThreadListResponse, ThreadLoadedListParams,
    ThreadLoadedListResponse, errors,
};

use super::page_size;
use crate::dialects::codex::{CodexSession, failure::Failure, from_wire, to_wire};

impl CodexSession {
    pub(super) async fn list_threads(
        &self,
        params: ThreadListParams,
    ) -> Result<ThreadListResponse, Failure> {
        let id = |id: Option<String>| id.map(|id| from_wire::thread_id(&id)).transpose();
        let (parent, ancestor) = (id(params.parent_thread_id)?, id(params.ancestor_thread_id)?);
        let (sources, spawned) = from_wire::sources(params.source_kinds, parent, ancestor);
        let page = self
            .engine()
            .list_threads(ThreadQuery {
                archived: Some(params.archived.unwrap_or(false)),
                cwds: match params.cwd {
                    Some(wire::ThreadListCwdFilter::One(cwd)) => vec![cwd.into()],
                    Some(wire::ThreadListCwdFilter::Many(cwds)) => {
                        cwds.into_iter().map(Into::into).collect()
                    }
                    Some(wire::ThreadListCwdFilter::Unknown(_)) | None => Vec::new(),
                },
                sources,
                spawned,
                model_providers: params
                    .model_providers
                    .filter(|providers| !providers.is_empty()),
                search: params.search_term.map(Into::into),
                with_turns_only: true,
                sort: match params.sort_key {
                    Some(wire::ThreadSortKey::UpdatedAt | wire::ThreadSortKey::RecencyAt) => {
                        ThreadSort::Updated
                    }
                    _ => ThreadSort::Created,
                },
                descending: params.sort_direction != Some(wire::SortDirection::Asc),
                limit: page_size(params.limit),
                cursor: params.cursor,
                ..ThreadQuery::default()
            })
            .await?;
        let mut data = Vec::with_capacity(page.data.len());
        for thread in &page.data {
            let status = self.status(thread.id).await;
            data.push(wire::Thread {
                // Sent only for threads that are opened.
                can_accept_direct_input: None,
                ..to_wire::thread(thread, status, Vec::new(), self.view())
            });
        }
        let read_states = page.data.iter().filter_map(|thread| {
            let read_state = to_wire::read_state(thread.unread)?;
            Some((thread.id.to_string(), read_state))
        });
        Ok(ThreadListResponse {
            data,
            next_cursor: page.next,
            backwards_cursor: page.back,
            read_states: Some(read_states.collect()),
        })
    }

    pub(super) async fn list_loaded(
        &self,
        params: ThreadLoadedListParams,
    ) -> Result<ThreadLoadedListResponse, Failure> {
        let mut ids = self.engine().loaded_threads();
        if let Some(cursor) = params.cursor {
            let after: ThreadId = cursor
                .parse()
                .map_err(|_| errors::invalid_cursor(&cursor))?;
            ids.retain(|id| *id > after);
        }
        let limit = params
            .limit
            .map_or(usize::MAX, |limit| limit.max(1) as usize);
        let more = ids.len() > limit;
        ids.truncate(limit);
        Ok(ThreadLoadedListResponse {
            next_cursor: ids.last().filter(|_| more).map(ToString::to_string),
            data: ids.iter().map(ToString::to_string).collect(),
        })
    }
}
