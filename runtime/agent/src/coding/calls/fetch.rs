//! `web_fetch`.

use serde::Deserialize;

use crate::{
    coding::registry::{Answer, Call, Input, Row, arguments},
    tools::{self, DEFAULT_OUTPUT_TOKENS, shorten},
};

pub(crate) const WEB_FETCH: Row = Row {
    name: tools::WEB_FETCH,
    description: "Fetches a page of the web by its address and returns its text.",
    input: Input::Schema(
        r#"{"type":"object","properties":{"url":{"type":"string","description":"An http or https address."}},"required":["url"],"additionalProperties":false}"#,
    ),
    offered: |_, setup| setup.fetches().is_some(),
    parallel: true,
    run: |call| Box::pin(web_fetch(call)),
};

#[derive(Deserialize)]
struct Arguments {
    url: String,
}

async fn web_fetch(call: Call) -> Answer {
    let arguments: Arguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    match call.tools.fetch(&arguments.url).await {
        Ok(page) => Answer::done(shorten(&page.for_model(), DEFAULT_OUTPUT_TOKENS)),
        Err(error) => Answer::failed(error.to_string()),
    }
}
