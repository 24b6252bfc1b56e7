//! What a provider says beside its answer: in headers, and in members of events that have nothing to do with their kind.

use std::collections::BTreeMap;

use http::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use threadwire_engine::Json;

use crate::model::event::Notice;

/// The header with the model that answers.
const MODEL: &str = "openai-model";
/// The same as proxies write it.
const MODEL_OF_PROXY: &str = "x-openai-model";
/// The header with a model that answers without the check of outputs that are held back.
const FASTER_MODEL: &str = "x-codex-safety-buffering-faster-model";

/// The members of an event that may carry notices. They may have any shape.
#[derive(Default)]
pub(super) struct Members<'a> {
    pub(super) kind: &'a str,
    /// Headers of a response that reached the provider's front as an event.
    pub(super) headers: Option<&'a RawValue>,
    pub(super) response: Option<&'a RawValue>,
    pub(super) metadata: Option<&'a RawValue>,
    pub(super) safety_buffering: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Response<'a> {
    #[serde(borrow, default)]
    headers: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Metadata {
    #[serde(default)]
    openai_verification_recommendation: Value,
    #[serde(default)]
    openai_chatgpt_moderation_metadata: Option<Json>,
}

#[derive(Deserialize)]
struct SafetyBuffering {
    use_cases: Vec<String>,
    reasons: Vec<String>,
    #[serde(default)]
    retry_model: Option<String>,
}

/// Returns the model that answers, and the one that would answer faster.
pub(super) fn of_headers(headers: &HeaderMap) -> (Option<Notice>, Option<String>) {
    let text = |name| {
        let text = headers.get(name)?.to_str().ok()?.trim();
        (!text.is_empty()).then(|| text.to_owned())
    };
    (text(MODEL).map(Notice::Model), text(FASTER_MODEL))
}

/// Reads the notices of an event. `faster_model` is that of the headers.
pub(super) fn of_event(members: &Members<'_>, faster_model: Option<&str>) -> Vec<Notice> {
    let mut notices = Vec::new();
    let in_response = members
        .response
        .and_then(read::<Response<'_>>)
        .and_then(|response| response.headers);
    let headers = [members.headers, in_response].into_iter().flatten();
    notices.extend(headers.filter_map(model).map(Notice::Model).next());
    if let Some(held_back) = members.safety_buffering.and_then(read::<SafetyBuffering>) {
        notices.push(Notice::HeldBack {
            use_cases: held_back.use_cases,
            reasons: held_back.reasons,
            faster_model: held_back
                .retry_model
                .or_else(|| faster_model.map(str::to_owned)),
        });
    }
    let metadata = members.metadata;
    let metadata = metadata.filter(|_| members.kind == "response.metadata");
    if let Some(metadata) = metadata.and_then(read::<Metadata>) {
        let wanted = strings(&metadata.openai_verification_recommendation);
        if !wanted.is_empty() {
            notices.push(Notice::Verification(wanted));
        }
        let moderation = metadata.openai_chatgpt_moderation_metadata;
        notices.extend(moderation.map(Notice::Moderation));
    }
    notices
}

fn read<'a, T: Deserialize<'a>>(raw: &'a RawValue) -> Option<T> {
    serde_json::from_str(raw.get()).ok()
}

/// Finds the model in headers as an object, whose values are texts or lists of texts.
fn model(headers: &RawValue) -> Option<String> {
    let headers: BTreeMap<String, Value> = read(headers)?;
    headers.into_iter().find_map(|(name, value)| {
        let is_model =
            name.eq_ignore_ascii_case(MODEL) || name.eq_ignore_ascii_case(MODEL_OF_PROXY);
        let value = match &value {
            Value::Array(values) => values.first()?.as_str()?,
            value => value.as_str()?,
        };
        (is_model && !value.is_empty()).then(|| value.to_owned())
    })
}

fn strings(value: &Value) -> Vec<String> {
    let values = value.as_array().into_iter().flatten();
    let values = values.filter_map(Value::as_str);
    values.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(json: &str) -> Box<RawValue> {
        RawValue::from_string(json.to_owned()).unwrap()
    }

    #[test]
    fn headers_name_the_model_that_answers_and_a_faster_one() {
        let mut headers = HeaderMap::new();
        assert!(matches!(of_headers(&headers), (None, None)));
        headers.insert(MODEL, "other-model".parse().unwrap());
        headers.insert(FASTER_MODEL, "fast-model".parse().unwrap());
        let (notice, faster_model) = of_headers(&headers);
        assert!(matches!(notice, Some(Notice::Model(model)) if model == "other-model"));
        let held_back = raw(r#"{"use_cases":["a"],"reasons":[]}"#);
        let members = Members {
            safety_buffering: Some(&held_back),
            ..Members::default()
        };
        let notices = of_event(&members, faster_model.as_deref());
        assert!(
            matches!(&notices[..], [Notice::HeldBack { faster_model: Some(model), .. }] if model == "fast-model"),
            "{notices:?}"
        );
    }

    #[test]
    fn members_of_another_shape_say_nothing() {
        for odd in [
            "1",
            "[]",
            "\"x\"",
            "{}",
            r#"{"openai-model":7,"use_cases":[1],"reasons":null}"#,
        ] {
            let odd = raw(odd);
            let members = Members {
                kind: "response.metadata",
                headers: Some(&odd),
                response: Some(&odd),
                metadata: Some(&odd),
                safety_buffering: Some(&odd),
            };
            assert_eq!(of_event(&members, None).len(), 0, "{odd}");
        }
        let metadata = raw(r#"{"openai_chatgpt_moderation_metadata":{"a":1}}"#);
        let members = Members {
            kind: "response.created",
            metadata: Some(&metadata),
            ..Members::default()
        };
        assert_eq!(of_event(&members, None).len(), 0);
    }
}
