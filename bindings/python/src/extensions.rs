//! Tools and middleware in Python, for the built-in coding agent.

use threadwire_agent::extensions::remote::Carrier;
use threadwire_engine::BoxFuture;

use crate::mailbox::{Body, Kind, Letter, Mailbox};

/// Sends calls of extensions to a receiver in Python.
#[derive(Debug)]
pub(crate) struct PythonCarrier {
    pub(crate) mailbox: Mailbox,
    /// Number of the receiver.
    pub(crate) receiver: u64,
}

impl PythonCarrier {
    fn put(&self, number: u32, kind: Kind, body: Body) {
        self.mailbox.put(Letter {
            number: number.into(),
            ..Letter::new(self.receiver, kind, body)
        });
    }
}

impl Carrier for PythonCarrier {
    fn call(&self, number: u32, call: String) -> BoxFuture<'_, ()> {
        self.put(number, Kind::Call, Body::Text(call.into()));
        Box::pin(std::future::ready(()))
    }

    fn cancel(&self, number: u32) {
        self.put(number, Kind::Cancel, Body::Nothing);
    }
}
