//! Tests of the engine through its public interface, as clients and agents use it.

mod network;
mod nonsense;
mod support;

mod asks;
mod context;
mod durability;
mod faults;
mod goals;
mod history;
mod ownership;
mod peers;
mod profiles;
mod strangers;
mod subscriptions;
mod threads;
mod turns;
