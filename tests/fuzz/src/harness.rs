//! Feeds one target of a program; `THREADWIRE_FUZZ` names it.

use std::{sync::OnceLock, time::Duration};

use rustix::time::{ClockId, clock_gettime};

/// A name and what is fed.
pub(crate) type Target = (&'static str, fn(&[u8]));

// 10 ms per 100 kB is what a reader may take as it is shipped. Here it also notes which code it reaches and checks its
// arithmetic, which takes up to five times as long. What takes more than linear time is far beyond either.

/// What any input may take, in processor time.
const BASE: Duration = Duration::from_millis(5);
/// What each 100 kB of input may take beyond that.
const PER_100_KB: Duration = Duration::from_millis(50);

/// Feeds the target that was asked for.
pub(crate) fn feed(targets: &[Target], data: &[u8]) {
    static TARGET: OnceLock<fn(&[u8])> = OnceLock::new();
    let target = TARGET.get_or_init(|| {
        let name = std::env::var("THREADWIRE_FUZZ").unwrap_or_default();
        let target = targets.iter().find(|(known, _)| *known == name);
        let names: Vec<&str> = targets.iter().map(|(name, _)| *name).collect();
        target
            .unwrap_or_else(|| panic!("THREADWIRE_FUZZ is `{name}`: use {}", names.join(", ")))
            .1
    });
    let limit = BASE + PER_100_KB.mul_f64(data.len() as f64 / 100_000.0);
    let mut fastest = Duration::MAX;
    // A page fault or an interrupt may strike once. What is slow is slow each time.
    for _ in 0..5 {
        let started = processor_time();
        target(data);
        fastest = fastest.min(processor_time().saturating_sub(started));
        if fastest <= limit {
            return;
        }
    }
    panic!("{} bytes took {fastest:?} of at most {limit:?}", data.len());
}

/// Processor time of this thread: what else runs on the machine does not count.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
