//! The methods `thread/list`, `thread/read` and `thread/rollback`: threads and turns of the store.

use std::path::Path;

use threadwire_engine::{
    ChildFilter, OriginFilter, Search, ThreadHandle, ThreadId, ThreadQuery, ThreadSort,
    ThreadState, TurnQuery,
};
use threadwire_protocol::dotcraft::{
    self as wire, HistoryMethods, ThreadListParams, ThreadListResponse, ThreadReadParams,
    ThreadReadResponse, ThreadRollbackParams, ThreadRollbackResponse, ThreadStatus, TurnPage,
    TurnPageOrder, errors,
};
use threadwire_workspace::files;

use crate::dialects::dotcraft::{
    Failure, extra, families, from_wire,
    to_wire::{self, ThreadView},
};

/// The number of threads or turns on a page if the client sends no limit.
const DEFAULT_PAGE: usize = 50;

impl HistoryMethods for families::History {
    async fn thread_list(&self, params: ThreadListParams) -> Result<ThreadListResponse, Failure> {
        let limit = from_wire::page_limit("limit", params.limit)?
            .or(params.cursor.as_ref().map(|_| DEFAULT_PAGE));
        let own = self.connection.services().host.config.cwd();
        let mut query = list_query(params, own);
        // A client that gets all threads can count them itself.
        query.count = limit.is_some();
        query.limit = limit.unwrap_or(usize::MAX);
        let mut page = self.engine().list_threads(query).await?;
        page.data.retain(|thread| !extra::builds_profile(thread));
        let mut data = Vec::with_capacity(page.data.len());
        for thread in &page.data {
            let status = self.engine().status(thread.id).await;
            let doing = self.dialect.doing(thread.id, status.unwrap_or_default());
            data.push(to_wire::summary(thread, doing));
        }
        let total = page.total.unwrap_or(data.len() as u64);
        Ok(ThreadListResponse {
            data,
            next_cursor: page.next,
            total_matched: Some(total as i64),
        })
    }

    async fn thread_read(&self, params: ThreadReadParams) -> Result<ThreadReadResponse, Failure> {
        let limit = from_wire::page_limit("turnLimit", params.turn_limit)?;
        let thread = self.stored(&params.thread_id).await?;
        let paged = limit.is_some() || params.cursor.is_some();
        // The runtime status, the queued inputs and the open questions are not part of the stored row.
        let handle: ThreadHandle = self.engine().load_thread(thread.id).await?;
        let now = handle.snapshot().await;
        let mut turns = Vec::new();
        let mut turn_page = None;
        if paged || params.include_turns == Some(true) {
            let limit = paged.then(|| limit.unwrap_or(DEFAULT_PAGE));
            let query = TurnQuery {
                limit,
                cursor: params.cursor,
                descending: true,
                items: true,
                asks: true,
                ..TurnQuery::default()
            };
            let mut page = self.engine().turns(thread.id, query).await?;
            page.data.reverse();
            turn_page = limit.map(|limit| TurnPage {
                order: TurnPageOrder::OldestFirst,
                limit: limit as i64,
                total_turns: thread.turn_count as i64,
                start_ordinal: page
                    .data
                    .first()
                    .map_or(0, |turn| turn.turn.index as i64 + 1),
                end_ordinal: page
                    .data
                    .last()
                    .map_or(0, |turn| turn.turn.index as i64 + 1),
                has_more: page.next.is_some(),
                next_cursor: page.next.clone(),
            });
            let flags = self.client.flags;
            turns = page
                .data
                .iter()
                .map(|turn| to_wire::history_turn(thread.id, turn, now.status, &now.asks, flags))
                .collect();
            to_wire::mark_fork(&thread, &mut turns);
        }
        let view = ThreadView {
            doing: self.dialect.doing(thread.id, now.status),
            queue: &now.queue,
            turns,
        };
        Ok(ThreadReadResponse {
            thread: to_wire::thread(&thread, view),
            turn_page,
        })
    }

    async fn thread_rollback(
        &self,
        params: ThreadRollbackParams,
    ) -> Result<ThreadRollbackResponse, Failure> {
        let count = usize::try_from(params.num_turns).ok();
        let Some(count) = count.filter(|count| *count > 0) else {
            return Err(Failure::invalid("numTurns", "must be 1 or more"));
        };
        let thread = self.stored(&params.thread_id).await?;
        if thread.archived {
            return Err(errors::thread_not_active().into());
        }
        let last = TurnQuery {
            limit: Some(count),
            descending: true,
            ..TurnQuery::default()
        };
        let last = self.engine().turns(thread.id, last).await?.data;
        if let Some(first) = last.last() {
            self.engine().remove_turns(thread.id, first.turn.id).await?;
        }
        let thread = self.whole(thread.id).await?;
        Ok(ThreadRollbackResponse { thread })
    }
}

impl families::Ready {
    /// Returns a thread with all its turns.
    pub(super) async fn whole(&self, id: ThreadId) -> Result<wire::Thread, Failure> {
        let handle = self.engine().load_thread(id).await?;
        let now = handle.snapshot().await;
        let query = TurnQuery {
            items: true,
            asks: true,
            ..TurnQuery::default()
        };
        let turns = self.engine().turns(id, query).await?.data;
        let flags = self.client.flags;
        let mut turns: Vec<wire::Turn> = turns
            .iter()
            .map(|turn| to_wire::history_turn(id, turn, now.status, &now.asks, flags))
            .collect();
        to_wire::mark_fork(&now.thread, &mut turns);
        let view = ThreadView {
            doing: self.dialect.doing(id, now.status),
            queue: &now.queue,
            turns,
        };
        Ok(to_wire::thread(&now.thread, view))
    }
}

/// Makes the query of `thread/list`, latest activity first. Threads of an identity match its workspace, its user if it
/// names one, and its channel context; threads of the channels in `crossChannelOrigins` match with any context.
fn list_query(params: ThreadListParams, own: &Path) -> ThreadQuery {
    let origins = match &params.identity {
        Some(identity) => {
            let here = OriginFilter {
                user: identity.user_id.clone(),
                context: Some(identity.channel_context.clone()),
                ..OriginFilter::default()
            };
            let across = params.cross_channel_origins.unwrap_or_default();
            let across = across.into_iter().map(|channel| OriginFilter {
                user: identity.user_id.clone(),
                source: Some(channel),
                ..OriginFilter::default()
            });
            std::iter::once(here).chain(across).collect()
        }
        None => Vec::new(),
    };
    let search = params
        .query
        .map(|query| query.trim().to_lowercase())
        .filter(|query| !query.is_empty())
        .map(|text| Search {
            states: states(&text),
            text,
            in_origin: true,
        });
    ThreadQuery {
        archived: (params.include_archived != Some(true)).then_some(false),
        workspace: params
            .identity
            .and_then(|identity| identity.workspace_path)
            .filter(|path| !path.is_empty())
            .map(|path| files::absolute(own, path)),
        sources: params.channel_name.map(|channel| vec![channel]),
        origins,
        search,
        spawned: if params.include_sub_agents == Some(true) {
            ChildFilter::Any
        } else {
            ChildFilter::None
        },
        sort: ThreadSort::Updated,
        descending: true,
        cursor: params.cursor,
        ..ThreadQuery::default()
    }
}

/// Returns the thread states whose names contain `part`.
fn states(part: &str) -> Vec<ThreadState> {
    let paused = |paused| ThreadState {
        archived: false,
        extra: Some((extra::PAUSED, paused)),
    };
    let archived = ThreadState {
        archived: true,
        extra: None,
    };
    let all = [
        (ThreadStatus::Active, paused(false)),
        (ThreadStatus::Paused, paused(true)),
        (ThreadStatus::Archived, archived),
    ];
    all.into_iter()
        .filter(|(status, _)| status.as_str().contains(part))
        .map(|(_, state)| state)
        .collect()
}
