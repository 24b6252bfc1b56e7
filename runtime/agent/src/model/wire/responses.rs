//! OpenAI's Responses API, `POST /responses`.

mod answer;
mod notice;
mod request;

pub(super) use answer::Decoder;
pub(super) use request::{encode, shown};
