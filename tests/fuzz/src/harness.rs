//! Runs one target of a fuzz program; `THREADWIRE_FUZZ` names it.

use std::{sync::OnceLock, time::Duration};

use rustix::time::{ClockId, clock_gettime};

/// The name and the function of a target.
pub(crate) type Target = (&'static str, fn(&[u8]));

/// Whether this build searches for inputs: it records coverage and checks arithmetic, which takes several times as long
/// as a build that replays them, and it runs beside other work. Superlinear algorithms exceed both limits by far.
const SEARCHES: bool = cfg!(debug_assertions);

/// The processor time that any input may take.
const BASE: Duration = Duration::from_millis(if SEARCHES { 50 } else { 5 });
/// The additional processor time per 100 kB of input.
const PER_100_KB: Duration = Duration::from_millis(if SEARCHES { 100 } else { 10 });

/// Runs the selected target with an input.
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
    // A page fault or an interrupt can slow down one run; a slow input is slow in all runs.
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

/// Returns the processor time of this thread, which does not include the load of the machine.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
