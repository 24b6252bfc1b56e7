//! Tools and middleware in JavaScript, for the built-in coding agent.

use serde_json::value::RawValue;
use threadwire_agent::extensions::remote::Carrier;
use threadwire_engine::BoxFuture;
use tokio::runtime::Handle;

use crate::{
    agent::kind,
    letters::{Outbox, letter},
};

/// Sends calls of extensions to JavaScript.
#[derive(Debug)]
pub(crate) struct NodeCarrier(pub(crate) Outbox);

impl Carrier for NodeCarrier {
    fn call(&self, number: u32, call: String) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // The call was just encoded as JSON, so it parses.
            let call = RawValue::from_string(call).unwrap_or_else(|_| RawValue::NULL.to_owned());
            // Fails only if JavaScript has stopped listening; the turn is then cancelled.
            let _ = self.0.send(letter(&(kind::CALL, number, call))).await;
        })
    }

    fn cancel(&self, number: u32) {
        if let Ok(runtime) = Handle::try_current() {
            let outbox = self.0.clone();
            let letter = letter(&(kind::GIVEN_UP, number));
            runtime.spawn(async move { outbox.send(letter).await });
        }
    }
}
