//! The tools with real commands and files in a real engine.

mod approvals;
mod changes;
mod confined;
mod exec;
mod faults;
mod fetch;
mod permissions;
mod profiles;
mod support;
