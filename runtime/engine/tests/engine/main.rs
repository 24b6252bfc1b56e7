//! The engine from outside: what clients and agents see of it.

mod support;

mod asks;
mod context;
mod durability;
mod history;
mod ownership;
mod peers;
mod subscriptions;
mod threads;
mod turns;
