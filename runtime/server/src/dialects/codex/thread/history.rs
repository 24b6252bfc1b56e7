//! The history of a thread: its turns and items, page by page, and the removal of turns.

use threadwire_connection::Hold;
use threadwire_engine::{
    BEHIND_LAST_TURN, Error, Item, Page, Thread, ThreadId, ThreadSnapshot, TurnQuery, TurnWithItems,
};
use threadwire_protocol::codex::{
    self as wire, DeprecationNoticeNotification, HistoryMethods, ThreadItemsListParams,
    ThreadItemsListResponse, ThreadItemsReadParams, ThreadItemsReadResponse, ThreadListParams,
    ThreadListResponse, ThreadLoadedListParams, ThreadLoadedListResponse, ThreadReadParams,
    ThreadReadResponse, ThreadRevertParams, ThreadRevertResponse, ThreadRollbackParams,
    ThreadRollbackResponse, ThreadTimelineListParams, ThreadTimelineListResponse,
    ThreadTurnsListParams, ThreadTurnsListResponse, TurnItemsView, Version, errors, notification,
};

use super::{control::MEMORY_MODE, deferral::defer, page_size};
use crate::dialects::codex::{
    CodexSession, failure::Failure, families, from_wire, metadata::attached, to_wire,
};

/// The query of all turns with their items, oldest first.
const ALL_TURNS: TurnQuery = TurnQuery {
    limit: None,
    cursor: None,
    descending: false,
    items: true,
    asks: false,
    usage: false,
    skip: 0,
    said: None,
};

/// Tells whether nothing has happened to a thread for which Codex would begin its file.
fn is_untouched(thread: &Thread) -> bool {
    let is_told = |key: &String| key == MEMORY_MODE || key.starts_with(BEHIND_LAST_TURN);
    thread.turn_count == 0
        && thread.preview.is_empty()
        && thread.name.is_none()
        && !thread.extra.keys().any(is_told)
}

impl HistoryMethods for families::History {
    async fn thread_read(&self, params: ThreadReadParams) -> Result<ThreadReadResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let thread = self.thread(id).await.map_err(not_loaded)?;
        let with_turns = params.include_turns.unwrap_or(false);
        if with_turns && self.version >= Version::V0_169 {
            if thread.ephemeral {
                return Err(errors::thread_read::turns_of_ephemeral_thread().into());
            }
            if is_untouched(&thread) {
                return Err(errors::thread_read::turns_not_stored().into());
            }
        }
        let turns = if with_turns {
            self.advise_paging("omit `includeTurns` or set it to `false`");
            self.all_turns(id).await?
        } else {
            Vec::new()
        };
        let status = self.status(id).await;
        Ok(ThreadReadResponse {
            thread: self
                .with_section(to_wire::thread(&thread, status, turns, self.view()))
                .await?,
            read_state: to_wire::read_state(&thread),
        })
    }

    async fn thread_list(&self, params: ThreadListParams) -> Result<ThreadListResponse, Failure> {
        self.list_threads(params).await
    }

    async fn thread_loaded_list(
        &self,
        params: ThreadLoadedListParams,
    ) -> Result<ThreadLoadedListResponse, Failure> {
        self.list_loaded(params).await
    }

    async fn thread_turns_list(
        &self,
        params: ThreadTurnsListParams,
    ) -> Result<ThreadTurnsListResponse, Failure> {
        self.list_turns(params).await
    }

    async fn thread_items_list(
        &self,
        params: ThreadItemsListParams,
    ) -> Result<ThreadItemsListResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let cursor = match &params.cursor {
            Some(wire::ThreadItemsListCursor::Token(token)) => {
                Some(token.parse().map_err(|()| errors::invalid_cursor(token))?)
            }
            _ => None,
        };
        let anchor = params.cursor.as_ref().map(anchor_of).transpose()?.flatten();
        if anchor.is_some() && params.turn_id.is_none() {
            return Err(errors::thread_items_list::anchor_without_turn().into());
        }
        let missing = || Failure::from(errors::thread_items_list::anchor_not_found());
        self.look_again(id, params.cursor.is_none()).await?;
        let descending = params.sort_direction == Some(wire::SortDirection::Desc);
        let wanted = match &params.turn_id {
            Some(turn) => match self.place_of(id, turn).await? {
                Some(index) => Some(index),
                None if anchor.is_some() => return Err(missing()),
                None => return Ok(no_items()),
            },
            None => None,
        };
        let Ok(first) = first_turn(cursor.as_ref(), wanted, descending) else {
            return Ok(no_items());
        };
        // A page of the engine starts after its cursor.
        let before = |index: u64| match descending {
            true => (i128::from(index) + 1).to_string(),
            false => (i128::from(index) - 1).to_string(),
        };
        let mut turn_cursor = first.map(before);
        let deferral = params.defer_output.as_ref();
        let deferral = deferral.filter(|_| params.turn_id.is_some());
        let limit = page_size(params.limit);
        let mut data = Vec::new();
        let mut shown: Option<(ItemCursor, ItemCursor)> = None;
        let mut batch = 1;
        let more = 'pages: loop {
            let query = TurnQuery {
                limit: Some(batch),
                cursor: turn_cursor.take(),
                descending,
                items: true,
                ..TurnQuery::default()
            };
            let page = self.turns(id, query).await?;
            let mut turns = page
                .data
                .iter()
                .filter(|turn| wanted.is_none_or(|index| turn.turn.index == index))
                .peekable();
            while let Some(TurnWithItems { turn, items, .. }) = turns.next() {
                let start = match anchor {
                    Some(anchor) => {
                        let at = items.iter().position(|item| item.id.as_str() == anchor);
                        Some(ItemCursor::behind(turn.index, at.ok_or_else(missing)?))
                    }
                    None => cursor.filter(|cursor| cursor.turn == turn.index),
                };
                let range = match start {
                    Some(start) if descending => 0..start.items_up_to().min(items.len()),
                    Some(start) => start.items_before()..items.len(),
                    None => 0..items.len(),
                };
                let mut places: Vec<usize> = range.collect();
                if descending {
                    places.reverse();
                }
                let room = limit - data.len();
                for &at in places.iter().take(room) {
                    let mut entry = items_entry(&items[at], self.version);
                    if let Some(deferral) = deferral {
                        defer(&mut entry, deferral);
                    }
                    data.push(entry);
                    let (_, last) = shown.get_or_insert((
                        ItemCursor::at(turn.index, at),
                        ItemCursor::behind(turn.index, at),
                    ));
                    *last = ItemCursor::behind(turn.index, at);
                }
                if places.len() > room || (data.len() == limit && turns.peek().is_some()) {
                    break 'pages true;
                }
            }
            let next = page.next.filter(|_| wanted.is_none());
            if next.is_none() || data.len() == limit {
                break next.is_some();
            }
            turn_cursor = next;
            batch = larger(batch);
        };
        Ok(ThreadItemsListResponse {
            data,
            next_cursor: shown.filter(|_| more).map(|(_, last)| last.to_string()),
            backwards_cursor: shown.map(|(first, _)| first.to_string()),
        })
    }

    async fn thread_items_read(
        &self,
        params: ThreadItemsReadParams,
    ) -> Result<ThreadItemsReadResponse, Failure> {
        self.read_items(params).await
    }

    async fn thread_timeline_list(
        &self,
        params: ThreadTimelineListParams,
    ) -> Result<ThreadTimelineListResponse, Failure> {
        self.list_timeline(params).await
    }

    async fn thread_revert(
        &self,
        params: ThreadRevertParams,
    ) -> Result<ThreadRevertResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        if handle.snapshot().await.running.is_some() {
            self.stop_turn(&handle, None).await?;
            // Clients see the end of the turn first: it is queued by now, and only what follows waits for the answer.
            handle.snapshot().await;
            let held = Hold::Thread(handle.id());
            self.connection.release(held);
            self.connection.hold(held);
        }
        let id = handle.id();
        // Clients see the thread as reloaded, even if the revert fails.
        for status in [wire::ThreadStatus::NotLoaded, wire::ThreadStatus::Idle] {
            self.tell::<notification::ThreadStatusChanged>(
                None,
                &wire::ThreadStatusChangedNotification {
                    thread_id: id.to_string(),
                    status,
                },
            );
        }
        let unknown = || errors::turn_not_found(&params.before_turn_id);
        let first = params.before_turn_id.parse().map_err(|_| unknown())?;
        let thread = match self.engine().remove_turns(id, first).await {
            Err(Error::TurnNotFound(_)) => return Err(unknown().into()),
            removed => removed?,
        };
        let backwards = self.backwards(id).await?;
        Ok(ThreadRevertResponse {
            thread: to_wire::thread(&thread, wire::ThreadStatus::Idle, Vec::new(), self.view()),
            turns_backwards_cursor: backwards.turns,
            items_backwards_cursor: backwards.items,
        })
    }

    async fn thread_rollback(
        &self,
        params: ThreadRollbackParams,
    ) -> Result<ThreadRollbackResponse, Failure> {
        let id = self.loaded(&params.thread_id)?.id();
        let count = params.num_turns as usize;
        if count == 0 {
            return Err(errors::thread_rollback::no_turns().into());
        }
        let query = TurnQuery {
            limit: Some(count),
            descending: true,
            ..TurnQuery::default()
        };
        let last = self.turns(id, query).await?;
        let usage = self.stored(id).await?.last_usage;
        if let Some(first) = last.data.last() {
            self.engine().remove_turns(id, first.turn.id).await?;
        }
        self.tell_event::<notification::CodexEventThreadRolledBack>(
            id,
            wire::EventMsg::ThreadRolledBack(wire::EventMsgThreadRolledBack {
                num_turns: params.num_turns,
            }),
        );
        let thread = self.stored(id).await?;
        // Clients expect the token usage afterwards, also where that of the remaining turns is not known.
        self.tell_usage(&Thread {
            last_usage: thread.last_usage.or(usage),
            ..Thread::clone(&thread)
        });
        let turns = self.all_turns(id).await?;
        Ok(ThreadRollbackResponse {
            thread: to_wire::thread(&thread, wire::ThreadStatus::Idle, turns, self.view()),
        })
    }
}

impl CodexSession {
    pub(super) async fn list_turns(
        &self,
        params: ThreadTurnsListParams,
    ) -> Result<ThreadTurnsListResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        self.look_again(id, params.cursor.is_none()).await?;
        let view = params.items_view.unwrap_or(TurnItemsView::Summary);
        let page = self
            .turns(
                id,
                TurnQuery {
                    limit: Some(page_size(params.limit)),
                    cursor: params.cursor,
                    descending: params.sort_direction != Some(wire::SortDirection::Asc),
                    items: view != TurnItemsView::NotLoaded,
                    ..TurnQuery::default()
                },
            )
            .await?;
        Ok(ThreadTurnsListResponse {
            data: page
                .data
                .iter()
                .map(|turn| to_wire::history_turn(turn, view.clone(), self.version))
                .collect(),
            next_cursor: page.next,
            backwards_cursor: page.back,
        })
    }

    /// Returns the page of turns that `thread/resume` asks for.
    pub(super) async fn initial_page(
        &self,
        thread: ThreadId,
        page: wire::ThreadResumeInitialTurnsPageParams,
    ) -> Result<wire::TurnsPage, Failure> {
        let page = self.list_turns(ThreadTurnsListParams {
            thread_id: thread.to_string(),
            cursor: None,
            limit: page.limit,
            sort_direction: page.sort_direction,
            items_view: page.items_view,
        });
        let page = page.await?;
        Ok(wire::TurnsPage {
            data: page.data,
            next_cursor: page.next_cursor,
            backwards_cursor: page.backwards_cursor,
        })
    }

    /// Returns the index of a turn in its thread; `None` if the thread has no such turn.
    pub(super) async fn place_of(&self, id: ThreadId, turn: &str) -> Result<Option<u64>, Failure> {
        let thread = self.engine().thread(id).await.map_err(not_loaded)?;
        let Ok(turn) = turn.parse() else {
            return Ok(None);
        };
        let turn = self.engine().turn(&thread, turn).await?;
        Ok(turn.map(|turn| turn.index))
    }

    /// Takes over what another program added to a thread, before its first page is read.
    async fn look_again(&self, id: ThreadId, is_first: bool) -> Result<(), Failure> {
        if is_first {
            self.thread(id).await.map_err(not_loaded)?;
        }
        Ok(())
    }

    /// Reads the turns that clients see: an attached fork does not show those of its source.
    async fn turns(
        &self,
        id: ThreadId,
        mut query: TurnQuery,
    ) -> Result<Page<TurnWithItems>, Failure> {
        let thread = self.engine().thread(id).await.map_err(not_loaded)?;
        query.skip = attached::foreign_turns(&thread);
        self.engine().turns(id, query).await.map_err(not_loaded)
    }

    /// Returns all turns of a thread with their items.
    pub(in crate::dialects::codex) async fn turns_with_items(
        &self,
        id: ThreadId,
    ) -> Result<Vec<TurnWithItems>, Failure> {
        Ok(self.turns(id, ALL_TURNS).await?.data)
    }

    pub(super) async fn all_turns(&self, id: ThreadId) -> Result<Vec<wire::Turn>, Failure> {
        Ok(self.full(&self.turns_with_items(id).await?))
    }

    /// Returns the turns up to the snapshot: a new subscriber gets no events about them.
    pub(super) async fn turns_before(
        &self,
        snapshot: &ThreadSnapshot,
    ) -> Result<Vec<wire::Turn>, Failure> {
        let query = TurnQuery {
            skip: attached::foreign_turns(&snapshot.thread),
            ..ALL_TURNS
        };
        let page = self.engine().turns_as_of(snapshot, query).await;
        let mut turns = page.map_err(not_loaded)?.data;
        turns.retain(|turn| turn.turn.index < snapshot.thread.turn_count);
        Ok(self.full(&turns))
    }

    fn full(&self, turns: &[TurnWithItems]) -> Vec<wire::Turn> {
        turns
            .iter()
            .map(|turn| to_wire::history_turn(turn, TurnItemsView::Full, self.version))
            .collect()
    }

    /// Returns cursors that read a history backwards from its end.
    pub(super) async fn backwards(&self, id: ThreadId) -> Result<Backwards, Failure> {
        let query = TurnQuery {
            limit: Some(1),
            descending: true,
            ..TurnQuery::default()
        };
        let Some(last) = self.turns(id, query).await?.data.pop() else {
            return Ok(Backwards::default());
        };
        // A page starts after its cursor.
        let behind = (last.turn.index + 1).to_string();
        let items = ItemCursor::at(last.turn.index + 1, 0);
        Ok(Backwards {
            items: Some(items.to_string()),
            turns: Some(behind),
        })
    }

    /// Sends the last known token usage of a thread.
    pub(super) fn tell_usage(&self, thread: &Thread) {
        if let Some(last) = thread.last_usage {
            self.tell::<notification::ThreadTokenUsageUpdated>(
                Some(thread.id),
                &wire::ThreadTokenUsageUpdatedNotification {
                    thread_id: thread.id.to_string(),
                    turn_id: last.turn.to_string(),
                    token_usage: to_wire::token_usage(
                        &thread.usage,
                        &last.usage,
                        to_wire::context_window(
                            last.context_window,
                            last.assumed_window,
                            self.version,
                        ),
                    ),
                },
            );
        }
    }

    /// Sends newer clients a deprecation notice about whole histories in one response. `how` says how to request the
    /// thread without its history.
    pub(super) fn advise_paging(&self, how: &str) {
        if self.version < Version::V0_169 {
            return;
        }
        self.tell::<notification::DeprecationNotice>(
            None,
            &DeprecationNoticeNotification {
                summary: format!(
                    "Full-history hydration is deprecated for paginated threads; {how}, then page with \
                     `thread/turns/list` and `thread/items/list`."
                ),
                details: None,
            },
        );
    }
}

/// Cursors that read a history backwards from its end; `None` if it is empty.
#[derive(Default)]
pub(super) struct Backwards {
    pub(super) turns: Option<String>,
    pub(super) items: Option<String>,
}

/// A place among the items of a thread: that of an item, which is part of a page that begins here, or the one behind it
/// in either direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ItemCursor {
    turn: u64,
    item: usize,
    is_behind: bool,
}

impl ItemCursor {
    fn at(turn: u64, item: usize) -> Self {
        Self {
            turn,
            item,
            is_behind: false,
        }
    }

    fn behind(turn: u64, item: usize) -> Self {
        Self {
            is_behind: true,
            ..Self::at(turn, item)
        }
    }

    /// Returns how many items of the turn come before a page that goes forwards.
    fn items_before(self) -> usize {
        self.item.saturating_add(usize::from(self.is_behind))
    }

    /// Returns how many items of the turn a page that goes backwards may have.
    fn items_up_to(self) -> usize {
        self.item.saturating_add(usize::from(!self.is_behind))
    }
}

impl std::fmt::Display for ItemCursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mark = if self.is_behind { '>' } else { '=' };
        write!(f, "{}{mark}{}", self.turn, self.item)
    }
}

impl std::str::FromStr for ItemCursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (turn, item) = text.split_once(['=', '>']).ok_or(())?;
        Ok(Self {
            turn: turn.parse().map_err(drop)?,
            item: item.parse().map_err(drop)?,
            is_behind: text.contains('>'),
        })
    }
}

/// Returns the turn that a page of items begins with; `None` for the first one in the direction of the page.
///
/// Errors: the page has no items, because the only turn that it may show is not to come any more.
fn first_turn(
    cursor: Option<&ItemCursor>,
    wanted: Option<u64>,
    descending: bool,
) -> Result<Option<u64>, ()> {
    match (cursor.map(|cursor| cursor.turn), wanted) {
        (Some(at), Some(wanted)) if at != wanted && (at > wanted) != descending => Err(()),
        (at, wanted) => Ok(wanted.or(at)),
    }
}

/// Returns the id of the item that a page begins next to, if the cursor names one.
fn anchor_of(cursor: &wire::ThreadItemsListCursor) -> Result<Option<&str>, Failure> {
    use wire::{ThreadItemsListAnchor as Anchor, ThreadItemsListCursor as Cursor};
    match cursor {
        Cursor::Token(_) => Ok(None),
        Cursor::Anchor(Anchor::Item(item)) => Ok(Some(&item.item_id)),
        Cursor::Anchor(Anchor::Unknown(_)) | Cursor::Unknown(_) => {
            let problem = "data did not match any variant of untagged enum ThreadItemsListCursor";
            Err(errors::invalid_request(&problem).into())
        }
    }
}

/// The answer where no item is left.
fn no_items() -> ThreadItemsListResponse {
    ThreadItemsListResponse {
        data: Vec::new(),
        next_cursor: None,
        backwards_cursor: None,
    }
}

/// Returns how many turns a page of items reads after it has read this many: the cost depends on the page and not on the
/// history, and a page of many short turns needs few reads.
pub(super) fn larger(batch: usize) -> usize {
    (batch * 2).min(16)
}

pub(super) fn items_entry(item: &Item, version: Version) -> wire::ThreadItemEntry {
    wire::ThreadItemEntry {
        turn_id: item.turn.to_string(),
        item: to_wire::item(item, version),
        started_at_ms: Some(item.started_at),
        completed_at_ms: item.completed_at,
        output_deferred: None,
    }
}

/// Converts an engine error for a method that reads a history.
fn not_loaded(error: Error) -> Failure {
    match error {
        Error::ThreadNotFound(id) => errors::thread_not_loaded(&id).into(),
        error => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{ItemCursor, first_turn};

    #[test]
    fn items_of_a_turn_begin_with_the_turn() {
        for (turn, descending, expected) in [
            (4, false, Ok(Some(5))),
            (6, true, Ok(Some(5))),
            (5, false, Ok(Some(5))),
            (5, true, Ok(Some(5))),
            (6, false, Err(())),
            (4, true, Err(())),
        ] {
            let cursor = ItemCursor::behind(turn, 1);
            assert_eq!(
                first_turn(Some(&cursor), Some(5), descending),
                expected,
                "{cursor}"
            );
        }
    }

    #[test]
    fn a_cursor_is_read_as_it_is_written() {
        for (cursor, before, up_to) in [
            (ItemCursor::at(3, 2), 2, 3),
            (ItemCursor::behind(3, 2), 3, 2),
        ] {
            assert_eq!(cursor.to_string().parse(), Ok(cursor));
            assert_eq!(
                (cursor.items_before(), cursor.items_up_to()),
                (before, up_to)
            );
        }
        for text in ["", "3", "=2", "3=", "3>x", "-1=0"] {
            assert_eq!(text.parse::<ItemCursor>(), Err(()), "{text}");
        }
    }
}
