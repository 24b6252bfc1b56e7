//! Tests of agents of other makers: a program that speaks ACP answers threads, for clients of every dialect.

mod approvals;
mod asks;
mod choices;
mod dialects;
mod ends;
mod extensions;
mod faults;
mod faults_told;
mod items;
mod mcp;
mod places;
mod proxies;
mod proxy_faults;
mod sessions;
mod talk;
mod test_server;
mod told;
