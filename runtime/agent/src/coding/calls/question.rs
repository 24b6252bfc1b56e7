//! `request_user_input`.

use serde::Deserialize;
use threadwire_engine::{Question, QuestionOption, TurnTask};

use crate::coding::{
    ABORTED, instructions,
    registry::{Answer, Call, Input, Row, arguments},
    setup::Setup,
};

pub(crate) const REQUEST_USER_INPUT: Row = Row {
    name: "request_user_input",
    description: "Asks the user one to three short questions and waits for the answers.",
    input: Input::Schema(
        r#"{"type":"object","properties":{"questions":{"type":"array","items":{"type":"object","properties":{
"id":{"type":"string","description":"Names the question in the answers, in snake_case."},
"header":{"type":"string","description":"A word or two above the question."},
"question":{"type":"string","description":"One sentence."},
"options":{"type":"array","description":"Two or three choices, the recommended one first. The user can answer otherwise, too.","items":{"type":"object","properties":{"label":{"type":"string"},"description":{"type":"string"}},"required":["label","description"],"additionalProperties":false}}
},"required":["id","header","question","options"],"additionalProperties":false}}},"required":["questions"],"additionalProperties":false}"#,
    ),
    offered: |settings, setup| {
        settings.mode == instructions::PLAN || setup.is_review || in_default_mode(setup)
    },
    // Users are asked one thing after the other.
    parallel: false,
    run: |call| Box::pin(request_user_input(call)),
};

/// Tells whether the model may ask outside of plan mode, too: the feature of this name is on.
pub(in crate::coding) fn in_default_mode(setup: &Setup) -> bool {
    let features = &setup.config.features;
    features.is_on("default_mode_request_user_input")
}

#[derive(Deserialize)]
struct Arguments {
    questions: Vec<Asked>,
}

#[derive(Deserialize)]
struct Asked {
    id: String,
    #[serde(default)]
    header: String,
    question: String,
    #[serde(default)]
    options: Vec<Choice>,
    #[serde(default, rename = "isSecret")]
    is_secret: bool,
}

#[derive(Deserialize)]
struct Choice {
    label: String,
    #[serde(default)]
    description: String,
}

async fn request_user_input(call: Call) -> Answer {
    if call.tools.turn().task() == TurnTask::Review {
        return Answer::failed("request_user_input can only be used by the root thread");
    }
    let is_plan = call.tools.turn().thread().settings.mode == instructions::PLAN;
    if !is_plan && !call.desk.may_ask {
        return Answer::failed("request_user_input is unavailable in Default mode");
    }
    let arguments: Arguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let is_open = |asked: &Asked| asked.options.is_empty();
    if arguments.questions.iter().any(is_open) {
        return Answer::failed("request_user_input requires non-empty options for every question");
    }
    let questions = arguments.questions.into_iter().map(|asked| Question {
        id: asked.id,
        header: asked.header,
        text: asked.question,
        options: asked
            .options
            .into_iter()
            .map(|choice| QuestionOption {
                label: choice.label,
                description: choice.description,
            })
            .collect(),
        other: true,
        secret: asked.is_secret,
    });
    let answers = call.tools.ask_user(questions.collect()).await;
    if answers.is_none() && call.tools.turn().cancelled().is_cancelled() {
        return Answer::failed(ABORTED);
    }
    let mut told = serde_json::Map::new();
    for (id, texts) in answers.unwrap_or_default() {
        told.insert(id, serde_json::json!({ "answers": texts }));
    }
    Answer::done(serde_json::json!({ "answers": told }).to_string())
}
