//! Tests of the rollout files that this server and Codex share: an in-process client, the offline agent, a real store.

#[path = "../support/codex_file.rs"]
mod codex_file;
mod context;
mod files;
mod followed;
#[path = "../support/store.rs"]
mod hooked;
mod lineage;
mod rollouts;
mod shared;
mod sharing;
#[path = "../support/talk.rs"]
mod talk;
#[path = "../support/threads.rs"]
mod threads;
