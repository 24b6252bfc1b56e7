//! Changes to turns that have ended: marking them as read or unread, and rolling them back.

use threadwire_engine::{
    Error, ForkThread, SettingsChange, ThreadQuery, TurnId, TurnQuery, TurnWithItems, Unread,
    UnreadFrom,
};

use crate::support::{World, run_turn};

async fn turns(world: &World, id: threadwire_engine::ThreadId) -> Vec<TurnId> {
    let page = world.engine.turns(id, TurnQuery::default()).await.unwrap();
    page.data.iter().map(|turn| turn.turn.id).collect()
}

#[tokio::test]
async fn turns_that_were_taken_back_leave_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let world = World::at(&path).await;
    let (thread, recorder) = world.followed_thread().await;
    let id = thread.id();
    run_turn(&thread, "remember one\nsay first").await;
    run_turn(&thread, "checkpoint two\nsay second\ncount").await;
    run_turn(&thread, "remember three\nfail broken").await;
    let before = turns(&world, id).await;
    recorder.take();

    let left = world.engine.remove_turns(id, before[1]).await.unwrap();
    assert_eq!((left.turn_count, left.preview.is_empty()), (1, false));
    assert_eq!(recorder.take(), ["status idle", "turns removed, 1 left"]);
    assert_eq!(turns(&world, id).await, before[..1]);
    let missing = world.engine.remove_turns(id, before[1]).await;
    assert!(
        matches!(missing, Err(Error::TurnNotFound(_))),
        "{missing:?}"
    );

    // The agent starts again from the remaining turns, and the next turn takes the index of the first removed one.
    run_turn(&thread, "context\ncount").await;
    let notes = world.agent.notes();
    assert_eq!(notes[notes.len() - 2..], ["\"one\"", "count 0"]);
    assert_eq!(turns(&world, id).await.len(), 2);
    world.engine.shutdown().await;
    drop((world, thread));

    let world = World::at(&path).await;
    let thread = world.engine.load_thread(id).await.unwrap();
    assert_eq!(turns(&world, id).await[..1], before[..1]);
    world
        .engine
        .remove_turns(id, before[0])
        .await
        .expect("the first turn");
    assert_eq!(turns(&world, id).await, []);
    // It is still listed.
    assert_ne!(thread.latest().preview, "");
    let query = ThreadQuery {
        with_turns_only: true,
        ..ThreadQuery::default()
    };
    let listed = world.engine.list_threads(query).await.unwrap();
    assert_eq!(listed.data.len(), 1);
}

#[tokio::test]
async fn a_thread_is_unread_until_it_is_marked_as_read() {
    let world = World::new().await;
    let thread = world.thread().await;
    let id = thread.id();
    let unread = || thread.latest().unread;
    assert_eq!(unread(), Unread::default());
    run_turn(&thread, "say first").await;
    run_turn(&thread, "say second").await;
    let first = turns(&world, id).await[0];
    let known = unread();
    assert_eq!(known.first, Some(UnreadFrom::Turn(first)));

    let late = world.engine.mark_read(id, true, known.revision - 1).await;
    assert_eq!(late.unwrap(), known, "news that the caller does not know");
    let read = world.engine.mark_read(id, true, known.revision).await;
    let read = read.unwrap();
    assert_eq!((read.first, read.revision), (None, known.revision + 1));
    let marked = world.engine.mark_read(id, false, read.revision).await;
    assert_eq!(marked.unwrap().first, Some(UnreadFrom::Start));
}

#[tokio::test]
async fn a_page_can_be_read_backwards_from_its_first_entry() {
    let world = World::new().await;
    let thread = world.thread().await;
    for text in ["say one", "say two", "say three"] {
        run_turn(&thread, text).await;
    }
    let all = turns(&world, thread.id()).await;
    for (descending, cursor, backwards) in [
        (true, None, &[2][..]),
        (true, Some("2"), &[1, 2]),
        (true, Some("1"), &[0, 1, 2]),
        (false, Some("0"), &[1, 0]),
    ] {
        let query = |cursor: Option<String>, descending| TurnQuery {
            cursor,
            descending,
            ..TurnQuery::default()
        };
        let page = query(cursor.map(str::to_owned), descending);
        let page = world.engine.turns(thread.id(), page).await.unwrap();
        let back = query(page.back, !descending);
        let back = world.engine.turns(thread.id(), back).await.unwrap();
        let found: Vec<_> = back.data.iter().map(|turn| turn.turn.id).collect();
        let expected: Vec<_> = backwards.iter().map(|place: &usize| all[*place]).collect();
        assert_eq!(found, expected, "{cursor:?}");
    }

    let second = world.thread().await;
    let list = |cursor, descending| ThreadQuery {
        limit: 9,
        cursor,
        descending,
        ..ThreadQuery::default()
    };
    let page = world.engine.list_threads(list(None, true)).await.unwrap();
    assert_eq!(page.data[0].id, second.id());
    let back = world.engine.list_threads(list(page.back, false)).await;
    assert_eq!(back.unwrap().data.last().unwrap().id, second.id());
}

#[tokio::test]
async fn turns_tell_what_they_began_with_and_what_their_requests_used() {
    let world = World::new().await;
    let thread = world.thread().await;
    run_turn(&thread, "use 5\nsay one\nuse 7").await;
    let change = SettingsChange {
        model: Some("another".into()),
        ..SettingsChange::default()
    };
    let changed = world.engine.update_settings(thread.id(), change).await;
    changed.unwrap();
    run_turn(&thread, "use 9").await;
    let query = |usage| TurnQuery {
        items: true,
        usage,
        ..TurnQuery::default()
    };
    let read = async |id, usage| world.engine.turns(id, query(usage)).await.unwrap().data;
    let used = |turns: &[TurnWithItems]| -> Vec<(Vec<u64>, u64)> {
        let used = |turn: &TurnWithItems| {
            turn.usage
                .iter()
                .map(|used| used.report.last.input)
                .collect()
        };
        turns
            .iter()
            .map(|turn| (used(turn), turn.turn.usage.input))
            .collect()
    };
    let turns = read(thread.id(), true).await;
    assert_eq!(used(&turns), [(vec![5_u64, 7], 12), (vec![9], 9)]);
    let said = turns[0].items.last().unwrap().seq;
    let reported: Vec<_> = turns[0].usage.iter().map(|used| used.seq).collect();
    assert!(reported[0] < said && said < reported[1], "{reported:?}");
    let models = turns
        .iter()
        .map(|turn| turn.turn.settings.as_ref().unwrap());
    let models: Vec<_> = models.map(|settings| settings.model.as_str()).collect();
    assert_eq!(models[1], "another");
    assert_ne!(models[0], "another");
    let none: Vec<u64> = Vec::new();
    assert_eq!(used(&read(thread.id(), false).await)[0].0, none);

    // A forked thread has only the totals; a rollback also removes the reports of its turns.
    let fork = world
        .engine
        .fork_thread(thread.id(), ForkThread::default())
        .await;
    let copied = read(fork.unwrap().id(), true).await;
    assert_eq!(used(&copied), [(none.clone(), 12), (none, 9)]);
    let removed = world
        .engine
        .remove_turns(thread.id(), turns[1].turn.id)
        .await;
    let removed = removed.unwrap();
    assert_eq!(used(&read(thread.id(), true).await), [(vec![5_u64, 7], 12)]);
    let last = removed.last_usage.unwrap();
    assert_eq!((last.turn, last.usage.input), (turns[0].turn.id, 7));
    // What was used is used.
    assert_eq!(removed.usage.input, 21);
}
