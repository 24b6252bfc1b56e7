//! Checks the guarantees of generated types: unknown values are kept, known shapes are strict, nulls follow the policy,
//! gates refuse.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json, value::RawValue};
use threadwire_protocol::{
    Access, CallError, Gate, GateContext, Trim,
    acp::{self, AuthMethod, SessionUpdate},
    codex::{
        self, AskForApproval, Method, SandboxMode, ThreadItem, ThreadStartParams, UserInput,
        Version,
    },
    envelope::parse_params,
};

/// Decodes a value, from a tree and from text, and asserts that it encodes unchanged.
fn round_trip<T: DeserializeOwned + Serialize>(value: &Value) -> T {
    let parsed: T = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(&serde_json::to_value(&parsed).unwrap(), value);
    let from_text: T = serde_json::from_str(&value.to_string()).unwrap();
    assert_eq!(&serde_json::to_value(&from_text).unwrap(), value);
    parsed
}

fn error<T: DeserializeOwned>(text: &str) -> String {
    match serde_json::from_str::<T>(text) {
        Ok(_) => panic!("{text} is accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn unknown_values_and_variants_are_kept() {
    assert_eq!(
        round_trip::<SandboxMode>(&json!("cloud")),
        SandboxMode::Unknown("cloud".into())
    );
    for value in [
        json!("sometimes"),
        json!({ "byWeekday": [1, 2, { "a": null }] }),
    ] {
        assert!(
            matches!(round_trip(&value), AskForApproval::Unknown(_)),
            "{value}"
        );
    }
    let value = json!({ "type": "hologram", "id": "1", "size": { "x": 1.5 } });
    let item: ThreadItem = round_trip(&value);
    assert_eq!(item.tag(), "hologram");
}

#[test]
fn a_path_of_another_type_is_refused_as_one() {
    for (json, expected) in [
        (r#"{"type":"skill","name":"a","path":5}"#, "integer `5`"),
        (r#"{"path":null,"name":"a","type":"skill"}"#, "null"),
    ] {
        let text = error::<UserInput>(json);
        let expected = format!("invalid type: {expected}, expected path string");
        assert!(text.starts_with(&expected), "{text}");
    }
    let text = error::<UserInput>(r#"{"type":"mention","name":"a","path":5}"#);
    assert!(text.contains("expected a string"), "{text}");
}

#[test]
fn unknown_text_is_written_as_it_came() {
    let text = r#"{"b":1e2,"type":"hologram","a":"é\n"}"#;
    let item: ThreadItem = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&item).unwrap(), text);
}

#[test]
fn the_tag_may_come_last() {
    let first: UserInput =
        serde_json::from_str(r#"{"type":"text","text":"hi","text_elements":[],"news":1}"#).unwrap();
    let last: UserInput =
        serde_json::from_str(r#"{"news":1,"text_elements":[],"text":"hi","type":"text"}"#).unwrap();
    assert_eq!(first, last);
    assert!(matches!(first, UserInput::Text(text) if text.text == "hi"));
}

#[test]
fn a_known_variant_is_strict() {
    assert!(error::<UserInput>(r#"{"type":"text"}"#).starts_with("missing field `text`"));
    assert!(error::<UserInput>(r#"{"text":"hi"}"#).starts_with("missing field `type`"));
    let late = error::<UserInput>(r#"{"text":1,"type":"text"}"#);
    assert!(
        late.starts_with("invalid type: integer `1`, expected a string"),
        "{late}"
    );
    assert_eq!(late.matches(" at line ").count(), 1, "{late}");
}

#[test]
fn an_error_names_its_place_wherever_the_tag_is() {
    for input in [r#"{"type":"text","text":1}"#, r#"{"text":1,"type":"text"}"#] {
        let params = format!(r#"{{"threadId":"t","input":[{input}]}}"#);
        let params = RawValue::from_string(params).unwrap();
        let error = parse_params::<codex::TurnStartParams>(Some(&params), false).unwrap_err();
        assert_eq!(
            error,
            CallError::InvalidParams {
                detail: "invalid type: integer `1`, expected a string".into(),
                path: "input[0].text".into(),
            }
        );
    }
}

#[test]
fn a_refused_value_names_its_place() {
    let params: codex::TurnStartParams = serde_json::from_value(json!({
        "threadId": "t",
        "input": [{ "type": "text", "text": "" }, { "type": "smell", "of": "fish" }],
    }))
    .unwrap();
    let refused = params.check_known(Version::NEWEST.index()).unwrap_err();
    assert_eq!(refused.path, "input[1]");
    assert!(
        refused.to_string().starts_with("unknown variant `smell`"),
        "{refused}"
    );
}

#[test]
fn an_object_is_read_member_by_member() {
    let start = |text: &str| error::<codex::TurnStartParams>(text);
    assert_eq!(
        start("[]"),
        "invalid length 0, expected struct TurnStartParams with 28 elements at line 1 column 2"
    );
    assert_eq!(
        start(r#"{"threadId":"a","threadId":"b","input":[]}"#),
        "duplicate field `threadId` at line 1 column 26"
    );
    // The first member in the order of the schema, whichever came.
    assert_eq!(
        start(r#"{"new":{}}"#),
        "missing field `threadId` at line 1 column 10"
    );
    let known: codex::TurnStartParams =
        serde_json::from_str(r#"{"new":[{}],"input":[],"threadId":"a","newer":1}"#).unwrap();
    assert_eq!(known.thread_id, "a");
}

#[test]
fn a_value_that_fits_no_variant_is_refused_as_clients_of_the_dialect_know_it() {
    let params: acp::NewSessionRequest = serde_json::from_value(json!({
        "cwd": "/",
        "mcpServers": [{ "type": "http", "name": 1 }],
    }))
    .unwrap();
    let refused = params.check_known(0).unwrap_err();
    assert_eq!(
        (refused.path.as_str(), refused.to_string().as_str()),
        (
            "mcpServers[0].name",
            "invalid type: integer `1`, expected a string"
        )
    );
    let params: codex::ThreadListParams = serde_json::from_value(json!({ "cwd": 1 })).unwrap();
    let refused = params.check_known(1).unwrap_err();
    assert_eq!(
        (refused.path.as_str(), refused.to_string().as_str()),
        (
            "cwd",
            "data did not match any variant of untagged enum ThreadListCwdFilter"
        )
    );
}

#[test]
fn untagged_variants_are_tried_in_order() {
    let terminal: AuthMethod = round_trip(&json!({ "type": "terminal", "id": "t", "name": "T" }));
    assert!(matches!(terminal, AuthMethod::Terminal(_)));
    let agent: AuthMethod = round_trip(&json!({ "id": "a", "name": "A" }));
    assert!(matches!(agent, AuthMethod::Agent(_)));
}

#[test]
fn lenient_members_forget_what_they_cannot_read() {
    let update = json!({
        "sessionUpdate": "tool_call_update", "toolCallId": "1", "status": 5,
        "content": [{ "type": "content" }, 3],
    });
    let update: SessionUpdate = serde_json::from_value(update).unwrap();
    let written = serde_json::to_value(&update).unwrap();
    assert_eq!(written["toolCallId"], "1");
    assert!(written.get("status").is_none(), "{written}");
}

#[test]
fn gates_know_versions_and_experiments() {
    let spec = Method::ThreadStart.spec();
    let admit = |params: Value, experimental: bool| {
        let params: ThreadStartParams = serde_json::from_value(params).unwrap();
        let version = Version::NEWEST.index();
        let gate = GateContext {
            experimental,
            version,
            rights: &Access::Admin,
        };
        gate.admit(spec, &params, true, None)
            .map_err(|error| match error {
                CallError::InvalidParams { detail, .. } => detail,
                CallError::Experimental { descriptor } => descriptor.into_owned(),
                other => format!("{other:?}"),
            })
    };
    assert_eq!(admit(json!({}), false), Ok(()));
    assert_eq!(admit(json!({ "sandbox": "read-only" }), false), Ok(()));
    assert_eq!(
        admit(json!({ "sandbox": "cloud" }), true).unwrap_err(),
        "unknown variant `cloud`, expected one of `read-only`, `workspace-write`, `danger-full-access`"
    );
    assert_eq!(
        admit(json!({ "dynamicTools": [] }), false).unwrap_err(),
        "thread/start.dynamicTools"
    );
    assert_eq!(admit(json!({ "dynamicTools": null }), false), Ok(()));
    assert_eq!(admit(json!({ "dynamicTools": [] }), true), Ok(()));
}

#[test]
fn older_versions_do_not_see_newer_members() {
    use threadwire_protocol::RequestMethod;

    let trim: Trim = codex::method::AccountRead::RESULT_TRIM.unwrap();
    let value = json!({ "account": null, "userId": "u", "requiresOpenaiAuth": true });
    let trimmed = trim
        .apply(Version::V0_97.index(), value.to_string().as_bytes())
        .unwrap();
    assert_eq!(
        trimmed,
        json!({ "account": null, "requiresOpenaiAuth": true })
    );
    assert_eq!(
        trim.apply(Version::V0_169.index(), value.to_string().as_bytes()),
        None
    );
}
