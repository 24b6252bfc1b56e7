//! Tests of what all protocols share: an in-process client, the offline agent, a real store.

mod extensions;
mod first_frame;
#[path = "../support/store.rs"]
mod hooked;
mod host;
mod mcp_login;
mod nesting;
mod sandboxes;
mod store;
#[path = "../support/talk.rs"]
mod talk;
mod trust;
