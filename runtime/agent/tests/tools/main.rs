//! The tools at work: real commands and files in a real engine.

mod approvals;
mod changes;
mod exec;
mod faults;
mod fetch;
mod support;
