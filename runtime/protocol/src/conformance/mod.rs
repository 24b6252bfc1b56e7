//! Checks generated code against the schemas: what every decoder accepts, re-encodes and refuses, and how the router
//! handles every method.
//!
//! [`model`] computes the expected result of a decoder from the schema alone. [`sample`] generates values: valid ones,
//! ones with unknown values and members, and broken ones. All values are the same on every run.

mod model;
mod sample;
mod schemas;

use std::{
    collections::BTreeMap,
    path::Path,
    task::{Context, Poll, Waker},
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use crate::{
    Access, Call, CallError, GateContext,
    envelope::{PendingCall, RequestId, Wire, parse_params},
};
use model::{Model, Stop};
use sample::Sampler;
use schemas::Schemas;

/// A toy dialect that uses every feature of the generator: the generator's golden files are compiled and run here.
#[path = "../../../../codegen/tests/toy/golden/runtime/protocol/src/generated"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "as in the crates of users, where it is public"
)]
mod golden {
    #[path = "toy/mod.rs"]
    pub(crate) mod toy;
}

/// Decodes a text as a type and encodes it again.
pub(crate) type Recode = fn(&str) -> Result<String, CallError>;

/// Hands a request to the router of a dialect; `None` for a method that it does not know.
pub(crate) type Route = fn(&str, Call<'_>) -> Option<Result<PendingCall, CallError>>;

/// The generated code of one dialect.
#[derive(Clone, Copy)]
pub(crate) struct Subject {
    /// The folder below the schema folder.
    pub(crate) folder: &'static str,
    /// The schema path of each type, and its decoder.
    pub(crate) decoders: &'static [(&'static str, Recode)],
    /// The router; its handlers answer with the name of their method.
    pub(crate) route: Option<Route>,
}

/// Decodes a text as `T` and encodes it again.
pub(crate) fn recode<T: DeserializeOwned + Serialize>(text: &str) -> Result<String, CallError> {
    let raw = RawValue::from_string(text.to_owned()).expect("samples are JSON");
    let value: T = parse_params(Some(&raw), false)?;
    Ok(serde_json::to_string(&value).expect("what was read can be written"))
}

/// How many times each type is tested, each time with a valid and a broken value.
const ROUNDS: usize = 16;

#[test]
fn decoders_follow_their_schemas() {
    for subject in crate::generated::SUBJECTS {
        check_decoders("../../schema", subject);
    }
}

#[test]
fn decoders_of_the_toy_follow_their_schemas() {
    check_decoders(
        "../../codegen/tests/toy/schema",
        &golden::toy::conformance::SUBJECT,
    );
}

#[test]
fn the_router_does_what_the_schema_says_of_each_method() {
    for subject in crate::generated::SUBJECTS {
        check_router("../../schema", subject);
    }
    check_router(
        "../../codegen/tests/toy/schema",
        &golden::toy::conformance::SUBJECT,
    );
}

fn load(root: &str, subject: &Subject) -> Schemas {
    Schemas::load(
        &Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(root)
            .join(subject.folder),
    )
}

fn check_decoders(root: &str, subject: &Subject) {
    let schemas = load(root, subject);
    let model = Model::new(&schemas);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (place, recode) in subject.decoders {
        let schema = schemas.at(place);
        let mut sampler = Sampler::new(&schemas, place);
        for round in 0..ROUNDS {
            let value = match round {
                0 => sampler.complete(schema),
                1 => sampler.plain(schema, None),
                _ => sampler.any(schema),
            };
            *seen
                .entry(compare(&model, place, *recode, &value))
                .or_default() += 1;
            let broken = sampler.broken(&value);
            *seen
                .entry(compare(&model, place, *recode, &broken))
                .or_default() += 1;
            // Truncated text is refused without a panic.
            let text = value.to_string();
            let end = text.floor_char_boundary(text.len() * round / ROUNDS);
            let _ = serde_json::from_str::<&RawValue>(&text[..end]).map(|raw| recode(raw.get()));
        }
    }
    let count = |what| seen.get(what).copied().unwrap_or_default();
    // Values whose result the model cannot predict are not checked; they must stay the exception.
    assert!(
        count("open") * 10 < count("written") + count("refused"),
        "{}: {seen:?}",
        subject.folder
    );
    assert!(count("written") > 0 && count("refused") > 0, "{seen:?}");
}

/// Compares the result of a decoder with the schema's, and returns the kind of the result.
fn compare(model: &Model<'_>, place: &str, recode: Recode, value: &Value) -> &'static str {
    let actual = recode(&value.to_string());
    let expected = model.written(model.schemas.at(place), value);
    match (expected, actual) {
        (Err(Stop::Open), _) => "open",
        (Ok(expected), Ok(text)) => {
            let written: Value = serde_json::from_str(&text).expect("JSON is written");
            assert!(
                same(&expected, &written),
                "{place} reads {value}\nand writes {written}\ninstead of {expected}"
            );
            assert_eq!(recode(&text).as_ref(), Ok(&text), "{place}: a second time");
            "written"
        }
        (
            Err(Stop::Refused(path)),
            Err(CallError::InvalidParams {
                path: actual,
                detail,
            }),
        ) => {
            assert_eq!(path, actual, "{place} refuses {value}: {detail}");
            "refused"
        }
        (expected, actual) => {
            panic!("{place} reads {value}\nas {actual:?}\ninstead of {expected:?}")
        }
    }
}

/// Tells whether two values are equal; `1` and `1.0` are.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            one == other || one.as_f64() == other.as_f64()
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .all(|(name, one)| other.get(name).is_some_and(|other| same(one, other)))
        }
        (one, other) => one == other,
    }
}

fn check_router(root: &str, subject: &Subject) {
    let Some(route) = subject.route else {
        return;
    };
    let schemas = load(root, subject);
    for method in schemas.client_requests() {
        let name = method["method"].as_str().expect("a method has a name");
        let version = schemas.newest_version_of(&method);
        let params = schemas.params(name).map(|schema| {
            let value = Sampler::new(&schemas, name).plain(schema, Some(version));
            RawValue::from_string(value.to_string()).expect("samples are JSON")
        });
        let call = Call {
            id: RequestId::Int(1),
            params: params.as_deref(),
            gate: GateContext {
                experimental: true,
                version,
                rights: &Access::Admin,
            },
            wire: Wire {
                jsonrpc: true,
                version,
            },
        };
        let outcome = route(name, call).unwrap_or_else(|| panic!("{name} is unknown"));
        let status = method.get("status").and_then(Value::as_str);
        match (status.unwrap_or("served"), outcome) {
            ("served", Ok(handler)) => {
                let mut handler = handler.answer;
                let Poll::Ready(answer) = handler
                    .as_mut()
                    .poll(&mut Context::from_waker(Waker::noop()))
                else {
                    panic!("{name} waits");
                };
                let answer: Value =
                    serde_json::from_slice(&answer.message()).expect("an answer is JSON");
                assert_eq!(answer["error"]["message"], name);
            }
            ("signed-out", Err(CallError::Refused(error))) => {
                assert_eq!(method["signedOut"]["code"], error.code, "{name}");
                assert_eq!(method["signedOut"]["message"], *error.message, "{name}");
            }
            ("planned" | "not-offered" | "as-client", Err(CallError::Refused(error))) => {
                let answer = schemas.not_served();
                let message = answer["message"].as_str().unwrap_or_default();
                assert_eq!(answer["code"], error.code, "{name}");
                assert_eq!(message.replace("{method}", name), error.message, "{name}");
            }
            (status, Ok(_)) => panic!("{name} has a handler, though it is {status}"),
            (status, Err(error)) => panic!("{name} is {status} and answers {error:?}"),
        }
    }
}
