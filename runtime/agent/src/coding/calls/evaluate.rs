//! `node_repl`, for threads of a client that evaluates JavaScript.

use std::time::Duration;

use serde::Deserialize;
use threadwire_engine::ToolContent;

use super::limited;
use crate::{
    coding::registry::{Answer, Call, Input, Row, arguments},
    model::Content,
    tools::EVALUATE,
};

pub(crate) const NODE_REPL: Row = Row {
    name: EVALUATE,
    description: "Evaluates JavaScript in the user's application, with Node and a browser. Returns what the code printed, its value, and its pictures.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"code":{"type":"string","description":"JavaScript source."},
"timeout_ms":{"type":"number","description":"How long the code may run, in milliseconds. Default 30000."}
},"required":["code"],"additionalProperties":false}"#,
    ),
    offered: |_, setup| setup.has_evaluator,
    parallel: false,
    run: |call| Box::pin(node_repl(call)),
};

#[derive(Deserialize)]
struct Arguments {
    code: String,
    /// Models sometimes write whole numbers as floats.
    #[serde(default)]
    timeout_ms: Option<f64>,
}

async fn node_repl(call: Call) -> Answer {
    let arguments: Arguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let time = arguments.timeout_ms.filter(|time| *time >= 1.0);
    let time = time.map(|time| Duration::from_millis(time as u64));
    match call.tools.evaluate(arguments.code, time).await {
        Ok(content) => Answer {
            content: limited(content.into_iter().map(|part| match part {
                ToolContent::Text { text } => Content::Text(text),
                ToolContent::Image { url } => Content::Image(url),
                ToolContent::Block { json } => Content::Text(json),
            })),
            success: true,
        },
        Err(reason) => Answer::failed(reason),
    }
}
