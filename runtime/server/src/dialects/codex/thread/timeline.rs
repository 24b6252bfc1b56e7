//! The timeline of a thread: its turns and items in one list, and single items.

use threadwire_engine::{ThreadId, TurnQuery, TurnWithItems};
use threadwire_protocol::codex::{
    self as wire, ThreadItemsReadParams, ThreadItemsReadResponse, ThreadTimelineEntry,
    ThreadTimelineEntryItem, ThreadTimelineEntryTurnCompleted, ThreadTimelineEntryTurnStarted,
    ThreadTimelineListParams, ThreadTimelineListResponse, TurnItemsView, errors,
};

use super::{
    history::{items_entry, larger},
    page_size,
};
use crate::dialects::codex::{CodexSession, failure::Failure, from_wire, to_wire};

/// The maximum number of items that a client asks for at once.
const MAX_ITEMS: usize = 100;

/// How many positions each turn has. An item beyond has the position of the last one.
const POSITIONS: u64 = 1 << 20;

impl CodexSession {
    pub(super) async fn read_items(
        &self,
        params: ThreadItemsReadParams,
    ) -> Result<ThreadItemsReadResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        if params.item_ids.is_empty() || params.item_ids.len() > MAX_ITEMS {
            return Err(errors::thread_items_read::item_count_out_of_range().into());
        }
        if self.engine().thread(id).await.is_err() {
            return Err(errors::thread_items_read::not_paged().into());
        }
        let turn = match self.place_of(id, &params.turn_id).await? {
            Some(index) => self.turn_at(id, index).await?,
            None => None,
        };
        let wanted = turn.iter().flat_map(|turn| &turn.items).filter(|item| {
            let id = item.id.to_string();
            params.item_ids.contains(&id)
        });
        Ok(ThreadItemsReadResponse {
            data: wanted.map(|item| items_entry(item, self.version)).collect(),
        })
    }

    /// Reads a turn with its items.
    async fn turn_at(&self, id: ThreadId, index: u64) -> Result<Option<TurnWithItems>, Failure> {
        let query = TurnQuery {
            limit: Some(1),
            cursor: Some((index + 1).to_string()),
            descending: true,
            items: true,
            ..TurnQuery::default()
        };
        Ok(self.engine().turns(id, query).await?.data.pop())
    }

    /// Lists the newest entries before the cursor, oldest first. A cursor is the position of the first entry of its
    /// page.
    pub(super) async fn list_timeline(
        &self,
        params: ThreadTimelineListParams,
    ) -> Result<ThreadTimelineListResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let before: Option<u64> = match params.cursor {
            Some(cursor) => Some(
                cursor
                    .parse()
                    .map_err(|_| errors::thread_timeline_list::invalid_timeline_cursor())?,
            ),
            None => None,
        };
        if self.thread(id).await.is_err() {
            return Err(errors::thread_timeline_list::not_paged().into());
        }
        let limit = page_size(params.limit);
        let mut query = TurnQuery {
            limit: Some(1),
            cursor: before.map(|before| (before / POSITIONS + 1).to_string()),
            descending: true,
            items: true,
            ..TurnQuery::default()
        };
        let mut data = Vec::new();
        let mut more = false;
        while !more {
            let page = self.engine().turns(id, query.clone()).await?;
            for turn in &page.data {
                let mut entries = self.entries(turn);
                entries.retain(|(position, _)| before.is_none_or(|before| *position < before));
                let room = limit - data.len();
                more = entries.len() > room;
                data.extend(entries.into_iter().rev().take(room));
                if more {
                    break;
                }
            }
            more |= data.len() == limit && page.next.is_some();
            match page.next {
                Some(next) => query.cursor = Some(next),
                None => break,
            }
            query.limit = query.limit.map(larger);
        }
        let first = data.last().map(|(position, _)| position.to_string());
        Ok(ThreadTimelineListResponse {
            next_cursor: first.filter(|_| more),
            data: data.into_iter().rev().map(|(_, entry)| entry).collect(),
            active_realtime_session_at_page_start: None,
        })
    }

    /// Returns the entries of a turn with their positions.
    fn entries(&self, turn: &TurnWithItems) -> Vec<(u64, ThreadTimelineEntry)> {
        let start = turn.turn.index * POSITIONS;
        let shown = to_wire::history_turn(turn, TurnItemsView::NotLoaded, self.version);
        let mut entries = vec![(
            start,
            ThreadTimelineEntry::TurnStarted(ThreadTimelineEntryTurnStarted {
                position: start,
                turn_id: shown.id.clone(),
                started_at: shown.started_at,
            }),
        )];
        for (item, place) in turn.items.iter().zip(1..) {
            let position = start + place.min(POSITIONS - 2);
            let entry = ThreadTimelineEntryItem {
                position,
                turn_id: shown.id.clone(),
                item: to_wire::item(item, self.version),
            };
            entries.push((position, ThreadTimelineEntry::Item(entry)));
        }
        if shown.status != wire::TurnStatus::InProgress {
            let position = start + POSITIONS - 1;
            let entry = ThreadTimelineEntryTurnCompleted {
                position,
                turn_id: shown.id,
                status: shown.status,
                error: shown.error,
                started_at: shown.started_at,
                completed_at: shown.completed_at,
                duration_ms: shown.duration_ms,
            };
            entries.push((position, ThreadTimelineEntry::TurnCompleted(entry)));
        }
        entries
    }
}
