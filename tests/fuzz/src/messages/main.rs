//! Decodes messages of all dialects by the generated method tables. It is a separate program: the code of all these
//! types is so large that the coverage check takes longer than the decoding.

#![no_main]

#[path = "../harness.rs"]
mod harness;

use std::hint::black_box;

use libfuzzer_sys::fuzz_target;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;
use threadwire_protocol::{
    MethodVisitor, NotificationMethod, RequestMethod, Trim, acp, codex, dotcraft,
    envelope::Envelope,
};

const TARGETS: &[harness::Target] = &[
    ("codex", codex_message),
    ("dotcraft", dotcraft_message),
    ("acp", acp_message),
];

fuzz_target!(|data: &[u8]| harness::feed(TARGETS, data));

fn codex_message(data: &[u8]) {
    message(data, |name, reader| {
        codex::visit_request(name, reader).or_else(|| codex::visit_notification(name, reader))
    });
}

fn dotcraft_message(data: &[u8]) {
    message(data, |name, reader| {
        dotcraft::visit_request(name, reader).or_else(|| dotcraft::visit_notification(name, reader))
    });
}

fn acp_message(data: &[u8]) {
    message(data, |name, reader| {
        acp::visit_request(name, reader).or_else(|| acp::visit_notification(name, reader))
    });
}

/// Decodes params and results of a method.
fn message<'a>(data: &'a [u8], visit: impl Fn(&str, Reader<'a>) -> Option<()>) {
    let Ok(message) = Envelope::parse(data) else {
        return;
    };
    let Some(name) = message.method.as_deref() else {
        return;
    };
    visit(
        name,
        Reader {
            params: message.params,
            result: message.result,
        },
    );
}

#[derive(Clone, Copy)]
struct Reader<'a> {
    params: Option<&'a RawValue>,
    result: Option<&'a RawValue>,
}

impl MethodVisitor for Reader<'_> {
    type Output = ();

    fn request<M: RequestMethod>(self) {
        read::<M::Params>(self.params);
        if let Some(Ok(result)) = self.result.map(|result| M::read_response(result.get())) {
            write(&result);
            trim(M::RESULT_TRIM, &result);
        }
    }

    fn notification<M: NotificationMethod>(self) {
        if let Some(params) = read::<M::Params>(self.params) {
            trim(M::PARAMS_TRIM, &params);
        }
    }
}

/// Decodes params, encodes them, and decodes the result. It does not use `parse_params`, which the target `envelope`
/// covers: that would double the code of every type.
fn read<T: Serialize + DeserializeOwned>(params: Option<&RawValue>) -> Option<T> {
    let params: T = serde_json::from_str(params.map_or("{}", RawValue::get)).ok()?;
    let written = write(&params);
    let again: Result<T, _> = serde_json::from_str(&written);
    assert!(again.is_ok(), "written as {written}: {:?}", again.err());
    Some(params)
}

fn write<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("types of the schema have a JSON form")
}

fn trim<T: Serialize>(trim: Option<Trim>, value: &T) {
    let Ok(json) = serde_json::to_vec(value) else {
        return;
    };
    for version in 0..2 {
        black_box(trim.and_then(|trim| trim.apply(version, &json)));
    }
}
