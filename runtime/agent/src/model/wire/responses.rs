//! OpenAI's Responses API, `POST /responses`.

mod answer;
mod notice;
mod request;
mod search;

pub(super) use answer::Decoder;
pub use request::{DEFAULT_TIER, offered_tier};
pub(super) use request::{encode, shown};
pub use search::search_action;
pub(crate) use search::search_of_item;
