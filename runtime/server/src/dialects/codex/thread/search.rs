//! The search in the messages of threads.

use std::{fmt::Write as _, ops::Range};

use threadwire_engine::{ThreadId, ThreadQuery, ThreadSort, TurnQuery};
use threadwire_protocol::codex::{
    self as wire, SearchMethods, ThreadSearchOccurrence, ThreadSearchOccurrencesParams,
    ThreadSearchOccurrencesResponse, ThreadSearchParams, ThreadSearchResponse, ThreadSearchResult,
    ThreadSearchSortKey, ThreadSearchTextRange, errors,
};

use super::page_size;
use crate::dialects::codex::{
    CodexSession, failure::Failure, families, from_wire, metadata::attached, to_wire,
};

/// How much of a message a snippet shows before and behind the place, in characters.
const BEFORE: usize = 49;
const BEHIND: usize = 96;

/// How many turns are read at once, at most.
const TURNS: usize = 20;

impl SearchMethods for families::Search {
    async fn thread_search(
        &self,
        params: ThreadSearchParams,
    ) -> Result<ThreadSearchResponse, Failure> {
        let term = params.search_term.trim();
        if term.is_empty() {
            return Err(errors::thread_search::search_term_empty().into());
        }
        if let Some(rollouts) = self.rollouts() {
            rollouts.glance().await;
        }
        let (sources, without_sources, spawned) =
            from_wire::sources(params.source_kinds, None, None);
        let query = ThreadQuery {
            archived: Some(params.archived.unwrap_or(false)),
            sources,
            without_sources,
            spawned,
            said: Some(term.to_owned()),
            extra: (params.include_attached_threads != Some(true)).then(|| attached::filter(None)),
            sort: match params.sort_key {
                Some(ThreadSearchSortKey::UpdatedAt) => ThreadSort::Updated,
                Some(ThreadSearchSortKey::RecencyAt) => ThreadSort::Recent,
                _ => ThreadSort::Created,
            },
            descending: params.sort_direction != Some(wire::SortDirection::Asc),
            limit: page_size(params.limit),
            cursor: params.cursor,
            ..ThreadQuery::default()
        };
        let page = self.engine().list_threads(query).await?;
        let mut data = Vec::with_capacity(page.data.len());
        for thread in &page.data {
            let (mut first, _) = self
                .occurrences(thread.id, term, PlacesCursor::default(), 1)
                .await?;
            let status = self.status(thread.id).await;
            data.push(ThreadSearchResult {
                thread: wire::Thread {
                    // Sent only for threads that are opened.
                    can_accept_direct_input: None,
                    ..to_wire::thread(thread, status, Vec::new(), self.view())
                },
                // The thread may have lost the message since the search.
                snippet: first.pop().map(|found| found.snippet).unwrap_or_default(),
            });
        }
        Ok(ThreadSearchResponse {
            data,
            next_cursor: page.next,
            backwards_cursor: page.back,
        })
    }

    async fn thread_search_occurrences(
        &self,
        params: ThreadSearchOccurrencesParams,
    ) -> Result<ThreadSearchOccurrencesResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        if params.search_term.trim().is_empty() {
            return Err(errors::thread_search_occurrences::search_term_empty().into());
        }
        let place = match params.cursor {
            Some(cursor) => cursor
                .parse()
                .map_err(|()| errors::invalid_cursor(&cursor))?,
            None => PlacesCursor::default(),
        };
        if self.engine().thread(id).await.is_err() {
            return Err(errors::thread_search_occurrences::not_paged().into());
        }
        let limit = page_size(params.limit);
        let (data, next) = self
            .occurrences(id, &params.search_term, place, limit)
            .await?;
        Ok(ThreadSearchOccurrencesResponse {
            data,
            next_cursor: next.map(|next| next.to_string()),
        })
    }
}

impl CodexSession {
    /// Returns the places of a text in the messages of a thread, oldest first, and where the next page starts.
    async fn occurrences(
        &self,
        id: ThreadId,
        term: &str,
        mut place: PlacesCursor,
        limit: usize,
    ) -> Result<(Vec<ThreadSearchOccurrence>, Option<PlacesCursor>), Failure> {
        let needle = term.to_lowercase();
        let mut data = Vec::new();
        loop {
            let query = TurnQuery {
                limit: Some(TURNS.min(limit)),
                cursor: place.turn.clone(),
                items: true,
                said: Some(term.to_owned()),
                ..TurnQuery::default()
            };
            let page = self.engine().turns(id, query).await?;
            for turn in &page.data {
                // A page of `thread/turns/list`, which starts with the newest turn, starts behind its cursor.
                let turn_cursor = (turn.turn.index + 1).to_string();
                let mut count = 0;
                for item in &turn.items {
                    let Some(text) = item.message() else { continue };
                    // A snippet is one line.
                    let words: Vec<&str> = text.split_whitespace().collect();
                    let text = words.join(" ");
                    for range in Folded::new(&text).find(&needle) {
                        if data.len() == limit {
                            place.skip = count;
                            return Ok((data, Some(place)));
                        }
                        count += 1;
                        if count <= place.skip {
                            continue;
                        }
                        let found = snippet_at(&text, range);
                        data.push(ThreadSearchOccurrence {
                            turn_id: turn.turn.id.to_string(),
                            item_id: item.id.to_string(),
                            snippet: found.snippet,
                            snippet_match_range: found.range,
                            turn_cursor: turn_cursor.clone(),
                        });
                    }
                }
                place = PlacesCursor {
                    turn: Some(turn.turn.index.to_string()),
                    skip: 0,
                };
            }
            if page.next.is_none() {
                return Ok((data, None));
            }
        }
    }
}

/// The start of a page of places: after `skip` places in the first turn that the engine returns for the cursor `turn`.
#[derive(Default)]
struct PlacesCursor {
    turn: Option<String>,
    skip: usize,
}

impl std::fmt::Display for PlacesCursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}:{}",
            self.skip,
            self.turn.as_deref().unwrap_or_default()
        )
    }
}

impl std::str::FromStr for PlacesCursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (skip, turn) = text.split_once(':').ok_or(())?;
        Ok(Self {
            skip: skip.parse().map_err(drop)?,
            turn: (!turn.is_empty()).then(|| turn.to_owned()),
        })
    }
}

/// A place of a text in a message.
struct Place {
    snippet: String,
    range: ThreadSearchTextRange,
}

/// A message in lower case, in which texts are found without regard to case.
struct Folded {
    text: String,
    /// Where each character of the message begins in `text` and in the message, and the ends of both: lower case can be
    /// longer or shorter.
    starts: Vec<(usize, usize)>,
}

impl Folded {
    fn new(message: &str) -> Self {
        let mut text = String::with_capacity(message.len());
        let mut starts = Vec::new();
        for (at, char) in message.char_indices() {
            starts.push((text.len(), at));
            text.extend(char.to_lowercase());
        }
        starts.push((text.len(), message.len()));
        Self { text, starts }
    }

    /// Returns where in the message `needle` is, which is in lower case. The places do not overlap.
    fn find(&self, needle: &str) -> impl Iterator<Item = Range<usize>> {
        self.text.match_indices(needle).map(|(at, _)| {
            let first = self.starts.partition_point(|(folded, _)| *folded <= at) - 1;
            let end = at + needle.len();
            let last = self.starts.partition_point(|(folded, _)| *folded < end);
            self.starts[first].1..self.starts[last].1
        })
    }
}

/// Cuts a snippet out of a message around a place, given in bytes.
fn snippet_at(text: &str, Range { start, end }: Range<usize>) -> Place {
    let (before, behind) = (&text[..start], &text[end..]);
    let from = before
        .char_indices()
        .rev()
        .nth(BEFORE - 1)
        .map_or(0, |(at, _)| at);
    let to = behind
        .char_indices()
        .nth(BEHIND)
        .map_or(behind.len(), |(at, _)| at);
    let mut snippet = String::new();
    if from > 0 {
        snippet.push_str("... ");
    }
    snippet.push_str(&before[from..]);
    let first = snippet.encode_utf16().count();
    snippet.push_str(&text[start..end]);
    let last = snippet.encode_utf16().count();
    snippet.push_str(&behind[..to]);
    if to < behind.len() {
        // Writing to a text cannot fail.
        let _ = write!(snippet, " ...");
    }
    let units = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Place {
        snippet,
        range: ThreadSearchTextRange {
            start: units(first),
            end: units(last),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, needle: &str) -> Vec<(String, u32, u32)> {
        Folded::new(text)
            .find(needle)
            .map(|range| snippet_at(text, range))
            .map(|place| (place.snippet, place.range.start, place.range.end))
            .collect()
    }

    #[test]
    fn places_are_counted_in_utf_16_and_found_without_case() {
        assert_eq!(
            shown("😀😀 Needle needle", "needle"),
            [
                ("😀😀 Needle needle".to_owned(), 5, 11),
                ("😀😀 Needle needle".to_owned(), 12, 18)
            ]
        );
        // The lower case of the dotted capital I has two characters.
        assert_eq!(shown("İx", "x"), [("İx".to_owned(), 1, 2)]);
        assert_eq!(shown("İ", "i\u{307}"), [("İ".to_owned(), 0, 1)]);
        assert_eq!(shown("abc", "d"), []);
    }

    #[test]
    fn snippets_are_cut_around_the_place() {
        let text = format!("{}needle{}", "a".repeat(60), "b".repeat(100));
        let expected = format!("... {}needle{} ...", "a".repeat(49), "b".repeat(96));
        assert_eq!(shown(&text, "needle"), [(expected, 53, 59)]);
    }
}
