//! The `threadwire` command. See the library of this package.

use std::process::ExitCode;

fn main() -> ExitCode {
    share_memory();
    threadwire::run(std::env::args_os()).into()
}

/// Lets all threads share two arenas of the C library, one per worker. By default there may be eight per core, and what
/// was freed in one is of no use to the others: hundreds of turns at once took a seventh more memory.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(
    unsafe_code,
    reason = "the allocator is set up by a call into the C library"
)]
fn share_memory() {
    // SAFETY: the call takes two numbers, and no other thread runs yet. A refusal changes nothing.
    unsafe { libc::mallopt(libc::M_ARENA_MAX, 2) };
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn share_memory() {}
