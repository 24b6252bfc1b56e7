//! Models: requests, responses, and the wire formats of the providers.
//!
//! A [`Request`] and a stream of [`ModelEvent`]s are the common vocabulary. Each wire format (`wire`) encodes the one
//! and decodes into the other, without I/O; one transport serves all formats. Start reading at [`Client::open`].

mod auth;
mod catalog;
mod error;
mod event;
mod http;
mod limits;
mod provider;
mod refusal;
mod request;
mod retry;
mod sse;
mod transport;
mod wire;

pub use auth::Secret;
pub use catalog::{ASSUMED_WINDOW, Catalog, FRESH, ModelInfo, list_models};
pub use error::{ModelError, Status};
pub use event::{Completion, ModelEvent, Notice};
pub(crate) use limits::ordinal_end;
pub use provider::Provider;
pub use request::{
    CallKind, Compaction, Content, ContextItem, GeneratedImage, Message, Reasoning, Request, Role,
    ToolCall, ToolDef, ToolInput, ToolOutput, UserImage, WebSearch, flat_name,
};
pub use retry::{Retries, Retry};
pub use transport::{Client, ModelStream};
pub use wire::{DEFAULT_TIER, offered_tier, search_action};
pub(crate) use wire::{search_of_item, shown};

/// What tests/fuzz feeds.
#[cfg(fuzzing)]
pub mod fuzzing {
    use bytes::Bytes;
    use threadwire_workspace::config::WireApi;

    use super::{ModelError, ModelEvent, sse::Splitter, wire::Decoder};

    /// Returns the data of all events of a stream, until one is too large.
    pub fn events(chunks: impl IntoIterator<Item = Bytes>) -> Vec<String> {
        let mut splitter = Splitter::default();
        let mut events = Vec::new();
        for mut chunk in chunks {
            let mut next = || {
                splitter.next::<ModelError>(&mut chunk, |data| {
                    events.push(data.to_owned());
                    Ok(())
                })
            };
            while let Ok(true) = next() {}
        }
        events
    }

    /// Reads the data of events as an answer of a model, to its end or to what cannot be read.
    pub fn answer<'a>(
        wire: WireApi,
        events: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<ModelEvent>, ModelError> {
        let mut decoder = Decoder::new(wire, "provider", true);
        let mut answer = Vec::new();
        for event in events {
            decoder.decode(event, &mut answer)?;
        }
        decoder.end(&mut answer)?;
        Ok(answer)
    }
}
