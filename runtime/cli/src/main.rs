//! The `threadwire` command. See the library of this package.

use std::process::ExitCode;

fn main() -> ExitCode {
    share_memory();
    threadwire::run(std::env::args_os()).into()
}

/// Limits the C library to two malloc arenas, one per worker. The default is up to eight per core; memory that is freed
/// in one arena cannot be used by another, and with hundreds of turns memory use was a seventh higher.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(
    unsafe_code,
    reason = "the allocator is set up by a call into the C library"
)]
fn share_memory() {
    // SAFETY: the call takes two numbers, and no other thread runs yet. A failure changes nothing.
    unsafe { libc::mallopt(libc::M_ARENA_MAX, 2) };
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn share_memory() {}
