use futures_util::FutureExt;
use threadwire_engine::DeltaKind;
use threadwire_protocol::envelope::Wire;

use super::{lane::MERGE_FROM, live::KEPT_OUTPUT, *};

const WIRE: Wire = Wire {
    jsonrpc: false,
    version: 0,
};

fn delta(text: &str) -> Frame {
    WIRE.notification_named("d", &serde_json::json!({ "delta": text }), None)
        .with_text_member("delta")
}

fn continues(item: &str) -> Option<Merge> {
    of_kind(item, DeltaKind::Text)
}

fn of_kind(item: &str, kind: DeltaKind) -> Option<Merge> {
    Some(Merge::Text(TextKey {
        item: item.into(),
        kind,
        form: 0,
    }))
}

fn latest(item: &str) -> Option<Merge> {
    Some(Merge::Latest(item.into()))
}

fn texts(budget: usize) -> Arc<Texts> {
    Texts::new(Arc::new(Budget::new(budget)))
}

fn outbox() -> Outbox {
    Outbox::new(&texts(usize::MAX), None, Weak::new())
}

fn text(frame: &serde_json::Value) -> String {
    frame["params"]["delta"].as_str().unwrap().to_owned()
}

/// Fills the queue up to [`MERGE_FROM`] messages.
fn fill(outbox: &Outbox) {
    for _ in 0..MERGE_FROM {
        outbox.push(delta(""));
    }
}

/// Returns the texts that follow what [`fill`] queued.
async fn take_texts(outbox: &Outbox) -> Vec<String> {
    let frames = take_all(outbox).await;
    frames[MERGE_FROM..].iter().map(text).collect()
}

#[tokio::test]
async fn the_end_of_a_hold_is_waited_for() {
    let outbox = outbox();
    outbox.released().await;
    outbox.hold(Hold::Everything);
    let mut released = std::pin::pin!(outbox.released());
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    assert!(released.as_mut().poll(&mut context).is_pending());
    outbox.release(Hold::Everything);
    released.await;
}

async fn take_all(outbox: &Outbox) -> Vec<serde_json::Value> {
    outbox.finish();
    let mut batch = Batch::default();
    let mut frames = Vec::new();
    while outbox.take(&mut batch, 64).await {
        frames.append(&mut batch.frames);
    }
    frames
        .iter()
        .map(|frame| serde_json::from_slice(frame.line()).unwrap())
        .collect()
}

#[tokio::test]
async fn a_backlog_of_deltas_merges_without_loss() {
    let outbox = outbox();
    let threads = [ThreadId::new(), ThreadId::new()];
    let mut expected = [String::new(), String::new()];
    for n in 0..1_000 {
        let text = format!("{n} \"quoted\" \\ ü\n");
        let which = usize::from(n % 3 == 0);
        expected[which].push_str(&text);
        outbox.push_event(
            Some(threads[which]),
            delta(&text),
            continues(&which.to_string()),
        );
    }
    outbox.push_event(Some(threads[0]), delta("other item"), continues("other"));
    outbox.push_event(Some(threads[0]), delta("late"), continues("0"));
    let frames = take_all(&outbox).await;
    // The first messages are not merged; after them each thread has one frame, and different items stay apart.
    assert_eq!(frames.len(), MERGE_FROM + 3);
    let mut seen = [String::new(), String::new()];
    for (n, frame) in frames[..MERGE_FROM].iter().enumerate() {
        seen[usize::from(n % 3 == 0)].push_str(&text(frame));
    }
    for frame in &frames[MERGE_FROM..MERGE_FROM + 2] {
        let which = usize::from(text(frame).starts_with("129 "));
        seen[which].push_str(&text(frame));
    }
    expected[0].push_str("late");
    assert_eq!(seen, expected);
    assert_eq!(text(&frames[MERGE_FROM + 2]), "other item");
}

#[tokio::test]
async fn notifications_of_a_held_thread_follow_the_answer() {
    let outbox = outbox();
    let (held, other) = (ThreadId::new(), ThreadId::new());
    outbox.hold(Hold::Thread(held));
    outbox.push_event(Some(held), delta("after"), None);
    outbox.push_event(Some(other), delta("beside"), None);
    outbox.push(delta("answer"));
    outbox.release(Hold::Thread(held));
    let texts: Vec<String> = take_all(&outbox)
        .await
        .iter()
        .map(|frame| frame["params"]["delta"].as_str().unwrap().into())
        .collect();
    assert_eq!(texts, ["beside", "answer", "after"]);
}

#[tokio::test]
async fn notifications_of_a_thread_that_a_request_makes_follow_its_answer() {
    let outbox = outbox();
    let (source, made) = (ThreadId::new(), ThreadId::new());
    outbox.hold(Hold::Thread(source));
    outbox.push_event(Some(made), delta("before"), None);
    outbox.hold(Hold::Made {
        thread: made,
        by: source,
    });
    outbox.push_event(Some(made), delta("after"), None);
    outbox.release(Hold::Thread(ThreadId::new()));
    outbox.push(delta("answer"));
    outbox.release(Hold::Thread(source));
    let frames = take_all(&outbox).await;
    let texts: Vec<String> = frames.iter().map(text).collect();
    assert_eq!(texts, ["before", "answer", "after"]);
}

#[tokio::test]
async fn messages_of_a_thread_keep_their_order_around_what_is_merged() {
    let outbox = outbox();
    let (one, two) = (Some(ThreadId::new()), Some(ThreadId::new()));
    fill(&outbox);
    outbox.push_event(one, delta("a1"), continues("a"));
    outbox.push_event(one, delta("b1"), continues("b"));
    outbox.push_event(two, delta("start of c"), None);
    outbox.push_event(one, delta("a2"), continues("a"));
    outbox.push_event(one, delta("shown 1"), latest("d"));
    outbox.push_event(one, delta("b2"), continues("b"));
    outbox.push_event(one, delta("shown 2"), latest("d"));
    // Another text of the same item.
    outbox.push_event(one, delta("typed"), of_kind("a", DeltaKind::Input(1)));
    outbox.push_event(one, delta("a3"), continues("a"));
    outbox.push_event(one, delta("end of a"), None);
    outbox.push_event(one, delta("b3"), continues("b"));
    outbox.push_event(one, delta("shown 3"), latest("d"));
    assert_eq!(
        take_texts(&outbox).await,
        [
            "a1a2",
            "b1b2",
            "start of c",
            "shown 2",
            "typed",
            "a3",
            "end of a",
            "b3",
            "shown 3"
        ]
    );
}

#[tokio::test]
async fn commands_that_print_at_the_same_time_cost_a_client_that_does_not_read_little() {
    let texts = texts(usize::MAX);
    let slow: Vec<Outbox> = (0..10)
        .map(|_| Outbox::new(&texts, None, Weak::new()))
        .collect();
    let thread = Some(ThreadId::new());
    let line = "0123456\n".repeat(1 << 10);
    for n in 0..4_000 {
        // 32 MB from two commands that alternate.
        let (item, frame) = (["one", "two"][n % 2], delta(&line));
        for outbox in &slow {
            outbox.push_event(thread, frame.clone(), of_kind(item, DeltaKind::Output));
        }
        if n % 1_000 == 999 {
            slow.iter()
                .for_each(|outbox| outbox.push_event(thread, delta("a step"), None));
        }
    }
    let held = texts.budget().used();
    assert!(held < 2 * KEPT_OUTPUT + 10 * (512 << 10), "{held}");
    for outbox in &slow {
        let frames = take_all(outbox).await;
        let steps = frames.iter().filter(|frame| text(frame) == "a step");
        assert_eq!(steps.count(), 4);
        // The missing and the shown bytes add up.
        let (mut left_out, mut shown) = (0, 0);
        for frame in &frames {
            let text = text(frame);
            let note = text
                .split_once("[... ")
                .and_then(|(_, rest)| rest.split_once(" bytes"));
            left_out += note.map_or(0, |(bytes, _)| bytes.parse::<usize>().unwrap());
            shown += text.matches("0123456\n").count() * 8;
        }
        assert!(left_out > 0);
        assert_eq!(left_out + shown, 4_000 * line.len());
    }
    drop(slow);
    assert_eq!(texts.budget().used(), 0);
}

#[tokio::test]
async fn what_is_kept_back_is_merged_too() {
    let outbox = outbox();
    let thread = ThreadId::new();
    outbox.hold(Hold::Thread(thread));
    for _ in 0..10_000 {
        outbox.push_event(Some(thread), delta("x"), continues("item"));
    }
    outbox.push_event(Some(thread), delta("end"), None);
    outbox.release(Hold::Thread(thread));
    let frames = take_all(&outbox).await;
    assert!(frames.len() < 2 * MERGE_FROM, "{}", frames.len());
    let all: String = frames.iter().map(text).collect();
    assert_eq!(all, "x".repeat(10_000) + "end");
}

/// Puts the writer into the middle of a write.
async fn write_something(outbox: &Outbox) {
    outbox.push(delta("written"));
    assert!(outbox.take(&mut Batch::default(), 1).await);
}

#[tokio::test(start_paused = true)]
async fn only_a_client_that_does_not_read_is_cut_off() {
    let outbox = outbox();
    let big = "x".repeat(1 << 20);
    write_something(&outbox).await;
    for _ in 0..64 {
        outbox.push_event(None, delta(&big), None);
    }
    assert!(outbox.is_backed_up() && !outbox.is_closed());
    // As long as the client reads some bytes, producers wait.
    let meter = Arc::new(Meter::default());
    outbox.attach(Some(Arc::clone(&meter)));
    for _ in 0..10 {
        tokio::time::advance(STALL - Duration::from_secs(1)).await;
        meter.wrote();
        outbox.push_event(None, delta("x"), None);
        assert!(outbox.is_backed_up() && !outbox.is_closed());
    }
    tokio::time::advance(STALL).await;
    // The client is stalled: producers do not wait.
    assert!(!outbox.is_backed_up());
    outbox.wait_for_room().await;
    outbox.push_event(None, delta("x"), None);
    assert!(outbox.is_closed() && outbox.farewell() == Farewell::CutOff);
    assert!(!outbox.take(&mut Batch::default(), 1).await);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_asks_for_much_and_reads_nothing_is_cut_off() {
    let outbox = outbox();
    let big = "x".repeat(1 << 20);
    write_something(&outbox).await;
    for _ in 0..=LIMIT >> 20 {
        outbox.push(delta(&big));
    }
    let begun = Instant::now();
    tokio::select! {
        never = outbox.watch() => match never {},
        () = outbox.closed() => {}
    }
    assert_eq!(begun.elapsed(), STALL);
    assert_eq!(outbox.farewell(), Farewell::CutOff);
    assert_eq!(outbox.budget.used(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_is_stalled_makes_room_for_others() {
    let all = Outboxes::new(Budget::new(2 << 20));
    let (slow, other) = (all.open(None), all.open(None));
    let big = "x".repeat(1 << 20);
    for outbox in [&slow, &other] {
        write_something(outbox).await;
    }
    for _ in 0..3 {
        slow.push(delta(&big));
    }
    let mut next = std::pin::pin!(slow.ready_for_more());
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    assert!(next.as_mut().poll(&mut context).is_pending());
    tokio::time::advance(STALL).await;
    assert!(
        other
            .take(&mut Batch::default(), 1)
            .now_or_never()
            .is_none()
    );
    other.push(delta("an answer"));
    assert!(slow.is_closed() && !other.is_closed());
    next.await;
}

#[tokio::test(start_paused = true)]
async fn one_who_waits_goes_on_when_the_client_has_read() {
    let outbox = outbox();
    let big = "x".repeat(1 << 20);
    for _ in 0..5 {
        outbox.push_event(None, delta(&big), None);
    }
    let before = Instant::now();
    let mut read = 0;
    tokio::join!(outbox.wait_for_room(), async {
        assert!(outbox.is_backed_up());
        while !outbox.lock().lane.is_empty() {
            let mut batch = Batch::default();
            assert!(outbox.take(&mut batch, 1).await);
            read += batch.frames.len();
        }
    });
    assert_eq!(before.elapsed(), Duration::ZERO);
    assert_eq!(read, 5);
}

#[tokio::test(start_paused = true)]
async fn over_the_budget_the_slowest_go_first() {
    let texts = texts(10 << 20);
    let outboxes: Vec<Outbox> = (0..4)
        .map(|_| Outbox::new(&texts, None, Weak::new()))
        .collect();
    let reads = &outboxes[3];
    for outbox in &outboxes {
        write_something(outbox).await;
    }
    let big = "x".repeat(1 << 20);
    for (outbox, megabytes) in outboxes.iter().zip([2, 6, 1, 4]) {
        for _ in 0..megabytes {
            outbox.push_event(None, delta(&big), None);
        }
    }
    assert!(texts.budget().is_exceeded());
    make_room(texts.budget(), outboxes.iter());
    assert!(
        !outboxes.iter().any(Outbox::is_closed),
        "all of them read lately"
    );
    tokio::time::advance(STALL).await;
    assert!(reads.take(&mut Batch::default(), 1).await);
    make_room(texts.budget(), outboxes.iter());
    let closed: Vec<bool> = outboxes.iter().map(Outbox::is_closed).collect();
    assert_eq!(closed, [false, true, false, false]);
    assert!(!texts.budget().is_exceeded());
}

#[tokio::test]
async fn what_is_not_acknowledged_can_be_sent_again() {
    let outbox = Outbox::new(&texts(usize::MAX), Some(1 << 20), Weak::new());
    for n in 0..4 {
        outbox.push(delta(&n.to_string()));
    }
    let mut batch = Batch::default();
    assert!(outbox.take(&mut batch, 3).await);
    assert_eq!(outbox.unacknowledged(), batch.frames);
    outbox.acknowledged(1);
    assert_eq!(outbox.unacknowledged(), batch.frames[1..]);
    assert!(!outbox.can_resume(0) && outbox.can_resume(3) && !outbox.can_resume(4));
    // An acknowledgement that is due wakes the writer like a frame of the server.
    batch.clear();
    outbox.acknowledge(7);
    assert!(outbox.take(&mut batch, 3).await);
    assert_eq!((batch.frames.len(), batch.received), (1, Some(7)));
    batch.clear();
    outbox.acknowledge(8);
    assert!(outbox.take(&mut batch, 3).await);
    assert_eq!((batch.frames.len(), batch.received), (0, Some(8)));
}
