//! The index of what is said in threads.
//!
//! It has one text per turn, so its size and the work for it follow the messages alone. A thread's `indexed` is the
//! number of its turns that are in the index: the writer adds the others when it has nothing else to do, and until then
//! a search reads them. So nobody waits for the index, and a store of an older version is searched correctly while its
//! threads are added.
//!
//! Of a turn that says more than [`LONG`], the index has the beginning and a mark, and a search reads the turn: a text is
//! added in one step, for which all writers wait, and so does the end of the process.

use rusqlite::{Connection, params, types::Value};

use super::schema::{fold, message_of};
use crate::store::StoreError;

/// Stands behind each message of a turn twice, so that every character begins three in a row, and no text that is
/// searched matches across two messages.
const END: char = '\u{1e}';

/// Stands, three times, behind the beginning of a turn that is not in the index as a whole.
const MARK: char = '\u{1f}';

/// The query for such turns.
const LONG_TURNS: &str = "\"\u{1f}\u{1f}\u{1f}\"";

/// How many bytes of a turn are added at most, which takes a few tenths of a second.
const LONG: usize = 1024 * 1024;

/// Selects the threads with a turn that is not in the index yet and says a text.
const IN_NEW_TURNS: &str = "select t.key from threads t indexed by unindexed_threads join items i on i.thread = t.key \
     and i.turn >= t.indexed where t.indexed < t.turn_count and says(i.body, ?)";

/// Selects the threads with a long turn that says a text.
const IN_LONG_TURNS: &str = "select i.thread from messages_text m cross join items i on i.thread = m.rowid >> 32 \
     and i.turn = m.rowid & 4294967295 where messages_text match '\"\u{1f}\u{1f}\u{1f}\"' and says(i.body, ?)";

/// About how many bytes of messages are added in one transaction, while turns run and otherwise. Other writers wait for as
/// long as that takes; but each transaction adds a part to the index, which is merged with others again and again.
pub(super) const BATCH: usize = 8 * 1024;
pub(super) const IDLE_BATCH: usize = 16 * BATCH;

/// Limits of the work for a text of one or two characters: how many sequences of three that begin with it are looked
/// up, and in how many turns. A text beyond them is found soon by reading messages.
const SEQUENCES: usize = 500;
const TURNS: u64 = 5_000;

/// How many characters of a text are looked up in an index. For each of them the index takes as much memory as there are
/// places of a sequence in a text that it has, so a long text of one repeated letter would take gigabytes.
const LOOKED_UP: usize = 32;

/// Up to how many turns a thread is read in place of the index, which takes milliseconds to look up a long text.
const FEW: i64 = 8;

/// The condition that a thread, or a turn, contains a text in a message.
pub(super) enum Said {
    /// The index knows where the beginning of the text is; this is the query for it.
    Indexed(String),
    /// Nothing in the index contains the text.
    Nowhere,
    /// The index cannot answer.
    Read,
}

impl Said {
    /// Looks up how a folded text is found.
    pub(super) fn look_up(connection: &Connection, text: &str) -> Result<Self, StoreError> {
        // The index skips NUL, replaces the last two, and has marks.
        if text.is_empty() || text.contains([END, MARK, '\0', '\u{fffe}', '\u{ffff}']) {
            return Ok(Self::Read);
        }
        if text.chars().count() >= 3 {
            return Ok(Self::Indexed(beginning(text)));
        }
        let mut statement = connection
            .prepare_cached("select term, doc from messages_terms where term >= ? and term <= ?")?;
        let mut rows = statement.query(params![text, format!("{text}\u{10ffff}")])?;
        let (mut sequences, mut turns) = (Vec::new(), 0);
        while let Some(row) = rows.next()? {
            let sequence: String = row.get(0)?;
            turns += row.get::<_, u64>(1)?;
            sequences.push(quoted(&sequence));
            if turns > TURNS || sequences.len() > SEQUENCES {
                return Ok(Self::Read);
            }
        }
        Ok(match sequences.is_empty() {
            true => Self::Nowhere,
            false => Self::Indexed(sequences.join(" OR ")),
        })
    }

    /// Returns the condition on a row of `threads`, and its values.
    pub(super) fn of_thread(self, text: &str) -> (String, Vec<Value>) {
        let part = Value::from(text.to_owned());
        let is_whole = Value::from(is_looked_up(text));
        // The plus sign keeps SQLite from looking up thread by thread and sorting them.
        match self {
            Self::Indexed(phrase) => (
                format!(
                    "+key in (select rowid >> 32 from messages_text where messages_text match ? union all \
                     {IN_NEW_TURNS} union all {IN_LONG_TURNS}) \
                     and (? or exists (select 1 from items where items.thread = key and says(items.body, ?)))"
                ),
                vec![phrase.into(), part.clone(), part.clone(), is_whole, part],
            ),
            Self::Nowhere => (
                format!("+key in ({IN_NEW_TURNS} union all {IN_LONG_TURNS})"),
                vec![part.clone(), part],
            ),
            Self::Read => (
                "exists (select 1 from items where items.thread = key and says(items.body, ?))"
                    .to_owned(),
                vec![part],
            ),
        }
    }

    /// Returns the condition on a row of `turns` of a thread, and its values.
    pub(super) fn of_turn(
        self,
        connection: &Connection,
        key: i64,
        text: &str,
    ) -> Result<(&'static str, Vec<Value>), StoreError> {
        let indexed: i64 = connection
            .prepare_cached("select indexed from threads where key = ?")?
            .query_row([key], |row| row.get(0))?;
        let part = Value::from(text.to_owned());
        // Whether a turn that the index finds says the whole text; where it is; and where it may be.
        let (is_known, known, possible) = match self {
            Self::Indexed(phrase) if indexed > FEW => {
                let possible = format!("{phrase} OR {LONG_TURNS}");
                (is_looked_up(text), phrase, possible)
            }
            Self::Nowhere => (false, LONG_TURNS.to_owned(), LONG_TURNS.to_owned()),
            Self::Indexed(_) | Self::Read => {
                return Ok((
                    "(status = 0 or exists (select 1 from items i \
                     where i.thread = turns.thread and i.turn = idx and says(i.body, ?)))",
                    vec![part],
                ));
            }
        };
        let (first, last) = (place(key, 0), place(key, u32::MAX.into()));
        Ok((
            "(status = 0 or (? and idx < ? and idx in (select rowid & 4294967295 from messages_text \
             where messages_text match ? and rowid between ? and ?)) \
             or ((idx >= ? or idx in (select rowid & 4294967295 from messages_text \
             where messages_text match ? and rowid between ? and ?)) and exists \
             (select 1 from items i where i.thread = turns.thread and i.turn = idx and says(i.body, ?))))",
            vec![
                is_known.into(),
                indexed.into(),
                known.into(),
                first.into(),
                last.into(),
                indexed.into(),
                possible.into(),
                first.into(),
                last.into(),
                part,
            ],
        ))
    }
}

/// Returns the query for the beginning of a text, which is the whole text if [`is_looked_up`] says so.
pub(super) fn beginning(text: &str) -> String {
    let end = text.char_indices().nth(LOOKED_UP);
    quoted(end.map_or(text, |(end, _)| &text[..end]))
}

/// Tells whether an index is asked for the whole text.
fn is_looked_up(text: &str) -> bool {
    text.chars().nth(LOOKED_UP).is_none()
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// The last turn that has a place in the index.
const LAST_TURN: i64 = u32::MAX as i64;

/// Returns the place of a turn in the index.
fn place(thread: i64, turn: i64) -> i64 {
    (thread << 32) | turn
}

/// Removes the texts of turns from an index on. The triggers of the turns do so as well, but one by one, and the index
/// writes what has changed before each of them.
pub(super) fn forget_texts(
    connection: &Connection,
    thread: i64,
    first: u64,
) -> Result<(), StoreError> {
    let first = i64::try_from(first).unwrap_or(LAST_TURN).min(LAST_TURN);
    connection
        .prepare_cached("delete from messages_text where rowid between ? and ?")?
        .execute([place(thread, first), place(thread, LAST_TURN)])?;
    Ok(())
}

/// Adds some turns that have ended to the index. Returns whether there may be more.
/// They have about `most` bytes of messages.
pub(super) fn index_some(connection: &Connection, most: usize) -> Result<bool, StoreError> {
    const NEXT: &str = "select key, indexed from threads indexed by unindexed_threads where indexed < turn_count \
         and exists (select 1 from turns where thread = key and idx = indexed and status <> 0) limit 1";
    // Most often there is nothing to do, and then no other process has to wait for this one.
    if !connection.prepare_cached(NEXT)?.exists([])? {
        return Ok(false);
    }
    connection.prepare_cached("begin immediate")?.execute([])?;
    let indexed = index_batch(connection, NEXT, most);
    let indexed = indexed.and_then(|more| {
        connection.prepare_cached("commit")?.execute([])?;
        Ok(more)
    });
    if indexed.is_err() && !connection.is_autocommit() {
        connection.execute_batch("rollback")?;
    }
    indexed
}

fn index_batch(connection: &Connection, next: &str, most: usize) -> Result<bool, StoreError> {
    let mut size = 0;
    while size < most {
        let mut statement = connection.prepare_cached(next)?;
        let mut rows = statement.query([])?;
        let Some(row) = rows.next()? else {
            return Ok(false);
        };
        let (key, mut turn): (i64, i64) = (row.get(0)?, row.get(1)?);
        drop(rows);
        while size < most && has_ended(connection, key, turn)? {
            let text = messages(connection, key, turn)?;
            // An empty text takes the place of one that was there before.
            connection
                .prepare_cached("replace into messages_text (rowid, text) values (?, ?)")?
                .execute(params![place(key, turn), text])?;
            // A turn without messages costs something, too.
            size += text.len() + 256;
            turn += 1;
        }
        connection
            .prepare_cached("update threads set indexed = ? where key = ?")?
            .execute([turn, key])?;
    }
    Ok(true)
}

fn has_ended(connection: &Connection, key: i64, turn: i64) -> Result<bool, StoreError> {
    Ok(connection
        .prepare_cached("select 1 from turns where thread = ? and idx = ? and status <> 0")?
        .exists([key, turn])?)
}

/// Returns the text of a turn as the index has it.
fn messages(connection: &Connection, key: i64, turn: i64) -> Result<String, StoreError> {
    let mut statement = connection
        .prepare_cached("select body from items where thread = ? and turn = ? order by ordinal")?;
    let mut rows = statement.query([key, turn])?;
    let mut text = String::new();
    while let Some(row) = rows.next()? {
        let item = row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?;
        if let Some(message) = message_of(item) {
            let room = message.floor_char_boundary(LONG - text.len().min(LONG));
            text += &fold(&message[..room]).replace('\0', END.encode_utf8(&mut [0; 4]));
            if room < message.len() {
                text.extend([MARK; 3]);
                break;
            }
            text.extend([END, END]);
        }
    }
    Ok(text)
}

/// Has the index take up a turn again, because a message came after its end.
pub(super) fn index_again(connection: &Connection, key: i64, turn: u64) -> Result<(), StoreError> {
    connection
        .prepare_cached("update threads set indexed = ?1 where key = ?2 and indexed > ?1")?
        .execute(params![turn, key])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{
        model::{Item, ItemBody, Thread, ThreadId, ThreadQuery, Turn, TurnQuery},
        store::sqlite::{read, schema},
    };

    /// So many that the index is asked for the turns of a thread.
    const TURNS: usize = FEW as usize + 2;

    fn row(form: &str) -> &'static str {
        let mut lines = include_str!("rows.tsv").lines();
        let row = lines.find_map(|line| line.strip_prefix(form)?.strip_prefix('\t'));
        row.unwrap().split('\t').next().unwrap()
    }

    fn id(thread: i64) -> ThreadId {
        ThreadId(uuid::Uuid::from_u128(thread.unsigned_abs().into()))
    }

    /// Makes a store in which each thread has turns with an agent's message each, the last ones with empty messages.
    fn store(said: &[[&str; 3]]) -> Connection {
        let connection = schema::in_memory().unwrap();
        schema::prepare(&connection).unwrap();
        let thread = serde_json::from_str::<Thread>(row("thread")).unwrap();
        for (key, messages) in (1..).zip(said) {
            let thread = Thread {
                id: id(key),
                ..thread.clone()
            };
            connection
                .execute(
                    "insert into threads (key, id, created_at, updated_at, recent_at, archived, source, cwd, \
                     workspace, model_provider, preview, turn_count, epoch, seq, body) \
                     values (?1, ?2, ?1, ?1, ?1, false, 'cli', '/w', '/w', 'p', '', ?3, 1, 1, ?4)",
                    params![key, thread.id.0, TURNS, serde_json::to_string(&thread).unwrap()],
                )
                .unwrap();
            let messages = messages.iter().chain(std::iter::repeat(&""));
            for (turn, message) in (0..).zip(messages.take(TURNS)) {
                connection
                    .execute(
                        "insert into turns (thread, idx, id, status, body) values (?, ?, ?, 1, ?)",
                        params![key, turn, uuid::Uuid::from_u128(7), numbered(turn)],
                    )
                    .unwrap();
                say(&connection, key, turn, 1, message);
                say(&connection, key, turn, 2, "end");
            }
        }
        connection
    }

    /// Returns the row of a turn.
    fn numbered(index: u64) -> String {
        let turn = serde_json::from_str::<Turn>(row("turn")).unwrap();
        serde_json::to_string(&Turn { index, ..turn }).unwrap()
    }

    fn say(connection: &Connection, key: i64, turn: u64, ordinal: u64, text: &str) {
        let item = serde_json::from_str::<Item>(row("item")).unwrap();
        let item = Item {
            seq: ordinal,
            body: ItemBody::Agent {
                phase: None,
                text: text.to_owned(),
            },
            ..item
        };
        connection
            .execute(
                "replace into items (thread, turn, ordinal, body) values (?, ?, ?, ?)",
                params![key, turn, ordinal, serde_json::to_string(&item).unwrap()],
            )
            .unwrap();
    }

    /// Returns how many threads and turns contain a text, and checks that both agree.
    fn found(connection: &Connection, text: &str) -> BTreeMap<ThreadId, usize> {
        let query = ThreadQuery {
            said: Some(text.to_owned()),
            limit: 100,
            ..ThreadQuery::default()
        };
        let threads = read::threads(connection, &query).unwrap().data;
        let threads = threads.iter().map(|thread| thread.id);
        let mut found = BTreeMap::new();
        for thread in threads {
            let query = TurnQuery {
                said: Some(text.to_owned()),
                items: true,
                ..TurnQuery::default()
            };
            let turns = read::turns(connection, thread, &query).unwrap().data;
            assert!(turns.iter().all(|turn| !turn.items.is_empty()));
            found.insert(thread, turns.len());
        }
        found
    }

    fn index_all(connection: &Connection) {
        while index_some(connection, BATCH).unwrap() {}
    }

    #[test]
    fn what_is_found_does_not_depend_on_what_is_indexed() {
        let connection = store(&[
            ["A needle in \u{130}stanbul", "say \"x\" or y", "nul\0byte"],
            ["\u{65e5}\u{672c}\u{8a9e}", "needle NEEDLE", "gap"],
            ["", "\u{1e}", "d"],
            [
                "a long text that begins like the other one",
                "a long text that begins like the next",
                "",
            ],
        ]);
        let texts = [
            "a long text that begins like the ",
            "a long text that begins like the other",
            "a long text that begins like the othex",
            "long text that begins like the nex",
            "needle",
            "eedl",
            "E",
            "a n",
            "\u{672c}",
            "\u{65e5}\u{672c}",
            "\u{672c}\u{8a9e}",
            "\"x\" or",
            "i\u{307}s",
            "nulbyte",
            "nul\0b",
            "gape",
            "pe",
            "nd",
            "endend",
            "dend",
            "\u{1e}",
            "none",
            "zq",
            "z",
            "*",
            "or y",
            "d",
        ];
        let read: Vec<_> = texts.iter().map(|text| found(&connection, text)).collect();
        assert_eq!(read[0], [(id(4), 2)].into());
        assert_eq!(read[1], [(id(4), 1)].into());
        assert_eq!(read[4], [(id(1), 1), (id(2), 1)].into());
        index_all(&connection);
        let unindexed: i64 = connection
            .query_row(
                "select count(*) from threads where indexed < turn_count",
                [],
                |row| row.get(0),
            )
            .unwrap();
        assert_eq!(unindexed, 0);
        for (text, read) in texts.iter().zip(read) {
            assert_eq!(found(&connection, text), read, "{text:?}");
        }
    }

    #[test]
    fn an_index_is_asked_for_a_short_text_only() {
        let (short, long) = ("ä".repeat(LOOKED_UP), "ä".repeat(1 << 20));
        assert_eq!(beginning(&long), quoted(&short));
        assert_eq!(beginning(&short), quoted(&short));
        assert!(is_looked_up(&short) && !is_looked_up(&long));
    }

    #[test]
    fn the_index_follows_late_messages_and_removed_turns() {
        let connection = store(&[["first", "second", "third"], ["first", "second", "third"]]);
        index_all(&connection);
        say(&connection, 1, 1, 3, "late word");
        index_again(&connection, 1, 1).unwrap();
        for _ in 0..2 {
            assert_eq!(found(&connection, "late word"), [(id(1), 1)].into());
            assert_eq!(found(&connection, "third").len(), 2);
            index_all(&connection);
        }
        connection
            .execute_batch(
                "delete from turns where thread = 1 and idx >= 1; delete from items where thread = 1 and turn >= 1; \
                 update threads set turn_count = 1 where key = 1; \
                 delete from threads where key = 2; delete from turns where thread = 2; delete from items where thread = 2",
            )
            .unwrap();
        assert_eq!(found(&connection, "first"), [(id(1), 1)].into());
        assert!(found(&connection, "late").is_empty() && found(&connection, "third").is_empty());
        let left: i64 = connection
            .query_row(
                "select count(*) from messages_text where messages_text match 'end'",
                [],
                |row| row.get(0),
            )
            .unwrap();
        assert_eq!(left, 1);
    }

    #[test]
    fn a_long_turn_is_read_behind_its_beginning() {
        let long = format!("begin {} needle", "ä".repeat(LONG));
        let connection = store(&[[&long, "hay", ""], ["begin", "needle", "hay"]]);
        for _ in 0..2 {
            for (text, turns) in [("begin", 1), ("needle", 1), ("hay", 1), ("ne", 1)] {
                let expected = [(id(1), turns), (id(2), turns)].into();
                assert_eq!(found(&connection, text), expected, "{text}");
            }
            assert!(found(&connection, "no such").is_empty());
            assert!(found(&connection, "zz").is_empty());
            assert!(found(&connection, "\u{1f}\u{1f}\u{1f}").is_empty());
            index_all(&connection);
        }
        assert!(messages(&connection, 1, 0).unwrap().len() <= LONG + 3);
    }

    #[test]
    fn a_running_turn_is_read() {
        let connection = store(&[["first", "second", "third"]]);
        connection
            .execute("update turns set status = 0 where idx = 9", [])
            .unwrap();
        say(&connection, 1, 9, 1, "fourth");
        index_all(&connection);
        assert_eq!(found(&connection, "fourth"), [(id(1), 1)].into());
        // The running turn is always among the turns.
        assert_eq!(found(&connection, "second"), [(id(1), 2)].into());
        assert!(found(&connection, "fifth").is_empty());
    }
}
