//! Tools and middleware in JavaScript, for the built-in coding agent.

use serde_json::value::RawValue;
use threadwire_agent::extensions::remote::Carrier;
use threadwire_engine::BoxFuture;
use tokio::runtime::Handle;

use crate::{
    agent::kind,
    letters::{Outbox, letter},
};

/// Takes calls to JavaScript.
#[derive(Debug)]
pub(crate) struct NodeCarrier(pub(crate) Outbox);

impl Carrier for NodeCarrier {
    fn call(&self, number: u32, call: String) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // A call is JSON that was just written.
            let call = RawValue::from_string(call).unwrap_or_else(|_| RawValue::NULL.to_owned());
            // Fails only when nobody listens any more; the turn is cancelled then.
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
