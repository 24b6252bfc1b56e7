//! The tools at work: real commands and files in a real engine.

mod approvals;
mod exec;
mod faults;
mod support;
