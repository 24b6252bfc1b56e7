//! OpenAI's Chat Completions API, `POST /chat/completions`, which many other servers offer.

mod answer;
mod request;

pub(super) use answer::Decoder;
pub(super) use request::encode;
