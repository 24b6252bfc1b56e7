//! `read_file`, for threads of an editor.

use std::path::PathBuf;

use serde::Deserialize;

use crate::{
    coding::registry::{Answer, Call, Input, Row, arguments},
    tools::{DEFAULT_OUTPUT_TOKENS, READ_FILE as NAME, shorten},
};

pub(crate) const READ_FILE: Row = Row {
    name: NAME,
    description: "Reads a text file as the user's editor has it, with changes that are not saved yet. Commands see only what is saved.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"path":{"type":"string","description":"Path of the file."},
"line":{"type":"number","description":"First line to read, from 1."},
"limit":{"type":"number","description":"Number of lines to read."}
},"required":["path"],"additionalProperties":false}"#,
    ),
    offered: |_, setup| setup.has_editor,
    parallel: true,
    run: |call| Box::pin(read_file(call)),
};

#[derive(Deserialize)]
struct Arguments {
    path: PathBuf,
    /// Models sometimes write whole numbers as floats.
    #[serde(default)]
    line: Option<f64>,
    #[serde(default)]
    limit: Option<f64>,
}

async fn read_file(call: Call) -> Answer {
    let arguments: Arguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let count = |number: Option<f64>| number.map(|number| number as usize);
    let (line, limit) = (count(arguments.line), count(arguments.limit));
    match call.tools.read_file(&arguments.path, line, limit).await {
        Ok(text) => Answer::done(shorten(&text, DEFAULT_OUTPUT_TOKENS)),
        Err(reason) => Answer::failed(reason),
    }
}
