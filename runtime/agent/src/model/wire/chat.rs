//! OpenAI's chat completions, `POST /chat/completions`, as many other servers speak them.

mod answer;
mod request;

pub(super) use answer::Decoder;
pub(super) use request::encode;
