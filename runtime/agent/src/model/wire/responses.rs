//! OpenAI's Responses API, `POST /responses`.

mod answer;
mod notice;
mod request;

pub(super) use answer::Decoder;
pub use request::{DEFAULT_TIER, offered_tier};
pub(super) use request::{encode, shown};
