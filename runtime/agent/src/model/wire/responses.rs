//! OpenAI's Responses API, `POST /responses`.

mod answer;
mod notice;
mod request;
mod search;

pub(super) use answer::Decoder;
pub use request::{DEFAULT_TIER, offered_tier};
pub(super) use request::{encode, shown};
pub(crate) use search::search_action;
