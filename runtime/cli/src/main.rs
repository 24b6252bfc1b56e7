//! The `threadwire` command. See the library of this package.

use std::process::ExitCode;

use threadwire_agent::tools::set_sandbox_launcher;

fn main() -> ExitCode {
    set_up_malloc();
    if let Ok(program) = std::env::current_exe() {
        set_sandbox_launcher(program);
    }
    threadwire::run(std::env::args_os()).into()
}

/// Limits the C library to two malloc arenas, one per worker. The default is up to eight per core; memory that is freed
/// in one arena cannot be used by another, and with hundreds of turns memory use was a seventh higher.
///
/// Allocates each buffer of 1 MiB and more with its own mmap, so that its memory returns to the system when it is
/// freed. By default this threshold grows up to 32 MiB, and the texts that wait for slow clients then fragment the
/// heap.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(
    unsafe_code,
    reason = "the allocator is set up by a call into the C library"
)]
fn set_up_malloc() {
    // SAFETY: each call takes two numbers, and no other thread runs yet. A failure changes nothing.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, 2);
        libc::mallopt(libc::M_MMAP_THRESHOLD, 1 << 20);
        libc::mallopt(libc::M_TRIM_THRESHOLD, 2 << 20);
    }
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn set_up_malloc() {}
