//! Lists of threads.

use std::{collections::HashMap, sync::Arc};

use threadwire_engine::{Page, Thread, ThreadId, ThreadQuery, ThreadSort};
use threadwire_protocol::codex::{
    self as wire, ThreadListParams, ThreadListResponse, ThreadLoadedListParams,
    ThreadLoadedListResponse, errors,
};
use threadwire_workspace::{files, sort::sort_by_key};

use super::page_size;
use crate::dialects::codex::{
    CodexSession,
    failure::Failure,
    from_wire,
    metadata::{attached, project},
    to_wire,
};

impl CodexSession {
    pub(super) async fn list_threads(
        &self,
        params: ThreadListParams,
    ) -> Result<ThreadListResponse, Failure> {
        if let Some(Some(project)) = &params.project_id {
            self.check_project(project).await?;
        }
        if let Some(rollouts) = self.rollouts() {
            rollouts.glance().await;
        }
        let members = match &params.section_id {
            Some(Some(section)) => Some(self.threads_of_section(section).await?),
            _ => None,
        };
        let by_place = params.sort_key == Some(wire::ThreadSortKey::SectionPosition);
        if by_place && members.is_none() {
            return Err(errors::thread_list::section_missing().into());
        }
        if params.originators.is_some_and(|names| !names.is_empty()) {
            return Err(errors::thread_list::originators_unsupported().into());
        }
        if params.parent_thread_id.is_some() && params.ancestor_thread_id.is_some() {
            return Err(errors::thread_list::parent_and_ancestor().into());
        }
        if params.attached_to_thread_id.is_some()
            && (params.parent_thread_id.is_some() || params.ancestor_thread_id.is_some())
        {
            return Err(errors::thread_list::attached_and_parent().into());
        }
        let with_attached = params.include_attached_threads.unwrap_or(false);
        if with_attached && params.search_term.as_deref().unwrap_or_default().is_empty() {
            return Err(errors::thread_list::attached_without_search().into());
        }
        let source = match &params.attached_to_thread_id {
            Some(source) => Some(
                from_wire::uuid(source)
                    .map_err(|problem| errors::thread_list::attached_thread_id_invalid(&problem))?
                    .to_string(),
            ),
            None => None,
        };
        // Threads of sections are left out if the client asks for those without one.
        let mut left_out = match &params.section_id {
            Some(None) => self.sectioned().await?,
            _ => Vec::new(),
        };
        for excluded in params.excluded_thread_ids.iter().flatten() {
            left_out.push(from_wire::excluded_thread_id(excluded)?);
        }
        if matches!(&params.cwd, Some(wire::ThreadListCwdFilter::Many(cwds)) if cwds.is_empty()) {
            return self
                .listed(Page {
                    data: Vec::new(),
                    next: None,
                    back: None,
                    total: None,
                })
                .await;
        }
        let parent = params.parent_thread_id.as_deref().map(from_wire::uuid);
        let parent = parent
            .transpose()
            .map_err(|problem| errors::thread_list::parent_thread_id_invalid(&problem))?;
        let ancestor = params.ancestor_thread_id.as_deref();
        let ancestor = ancestor.map(from_wire::thread_id).transpose()?;
        let (sources, without_sources, spawned) =
            from_wire::sources(params.source_kinds, parent, ancestor);
        let base = self.connection.services().host.config.cwd();
        let folder = |cwd: &String| files::absolute(base, cwd);
        let mut query = ThreadQuery {
            archived: Some(params.archived.unwrap_or(false)),
            cwds: match params.cwd {
                Some(wire::ThreadListCwdFilter::One(cwd)) => vec![folder(&cwd)],
                Some(wire::ThreadListCwdFilter::Many(cwds)) => cwds.iter().map(folder).collect(),
                Some(wire::ThreadListCwdFilter::Unknown(_)) | None => Vec::new(),
            },
            sources,
            without_sources,
            spawned,
            model_providers: params
                .model_providers
                .filter(|providers| !providers.is_empty()),
            search: params.search_term.map(Into::into),
            extra: match &params.project_id {
                Some(id) => Some(project::filter(id.as_deref())),
                None if with_attached => None,
                None => Some(attached::filter(source.as_deref())),
            },
            // Only who knows of a thread without turns can put it into a section.
            with_turns_only: members.is_none(),
            ids: members,
            sort: match params.sort_key {
                Some(wire::ThreadSortKey::UpdatedAt) => ThreadSort::Updated,
                Some(wire::ThreadSortKey::RecencyAt) => ThreadSort::Recent,
                _ => ThreadSort::Created,
            },
            descending: params.sort_direction != Some(wire::SortDirection::Asc),
            limit: page_size(params.limit),
            cursor: params.cursor,
            ..ThreadQuery::default()
        };
        let is_free = |thread: &Arc<Thread>| {
            !left_out.contains(&thread.id)
                && (with_attached || attached::source_of(thread) == source.as_deref())
        };
        if by_place {
            // The store knows no places: it finds all threads of the section.
            let limit = std::mem::replace(&mut query.limit, usize::MAX);
            let cursor = query.cursor.take();
            let members = query.ids.iter().flatten().copied();
            let places: HashMap<_, _> = members.zip(0..).collect();
            let mut found = self.engine().list_threads(query).await?.data;
            found.retain(is_free);
            sort_by_key(&mut found, |thread| places.get(&thread.id).copied());
            if params.sort_direction == Some(wire::SortDirection::Desc) {
                found.reverse();
            }
            return self.list_places(found, cursor, limit).await;
        }
        let mut page = self.engine().list_threads(query.clone()).await?;
        // The store filters by one of project and source.
        if !left_out.is_empty() || params.project_id.is_some() {
            page.data.retain(is_free);
            while page.data.len() < query.limit && page.next.is_some() {
                let more = ThreadQuery {
                    limit: query.limit - page.data.len(),
                    cursor: page.next.take(),
                    ..query.clone()
                };
                let more = self.engine().list_threads(more).await?;
                page.data.extend(more.data.into_iter().filter(is_free));
                page.next = more.next;
            }
            if page.data.is_empty() {
                page.back = None;
            }
        }
        self.listed(page).await
    }

    /// Lists a page of threads that are in the order of a section. The cursor counts the threads before the page.
    async fn list_places(
        &self,
        all: Vec<Arc<Thread>>,
        cursor: Option<String>,
        limit: usize,
    ) -> Result<ThreadListResponse, Failure> {
        let start = match cursor {
            None => 0,
            Some(cursor) => cursor
                .parse()
                .map_err(|_| errors::invalid_cursor(&cursor))?,
        };
        let end = limit.saturating_add(start).min(all.len());
        let data: Vec<_> = all.get(start..end).unwrap_or_default().to_vec();
        self.listed(Page {
            next: (end < all.len()).then(|| end.to_string()),
            back: (!data.is_empty()).then(|| start.to_string()),
            data,
            total: None,
        })
        .await
    }

    async fn listed(&self, page: Page<Arc<Thread>>) -> Result<ThreadListResponse, Failure> {
        let mut data = Vec::with_capacity(page.data.len());
        for thread in &page.data {
            let status = self.status(thread.id).await;
            data.push(wire::Thread {
                // Sent only for threads that are opened.
                can_accept_direct_input: None,
                ..to_wire::thread(thread, status, Vec::new(), self.view())
            });
        }
        self.add_sections(&mut data).await?;
        let read_states = page.data.iter().filter_map(|thread| {
            let read_state = to_wire::read_state(thread)?;
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
