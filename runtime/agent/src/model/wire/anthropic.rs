//! Anthropic's Messages API, `POST /messages`.

mod answer;
mod request;

pub(super) use answer::Decoder;
pub(super) use request::encode;
