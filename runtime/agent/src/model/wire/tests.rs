//! Tests of the bytes that each wire format sends and reads.

use serde_json::{Value, json, value::RawValue};
use threadwire_engine::{Json, SearchAction, Usage};
use threadwire_workspace::config::WireApi;

use super::*;
use crate::model::request::{
    CallKind, Content, ContextItem, GeneratedImage, Message, NO_UPLOAD, Reasoning, Role, ToolCall,
    ToolDef, ToolInput, ToolOutput, UserImage, WebSearch,
};

fn raw(json: &str) -> Json {
    RawValue::from_string(json.to_owned()).unwrap().into()
}

fn call(kind: CallKind, arguments: &str) -> ContextItem {
    ContextItem::Call(ToolCall {
        call_id: "c1".to_owned(),
        item_id: None,
        name: "run".to_owned(),
        namespace: Some("box".to_owned()).filter(|_| kind == CallKind::Function),
        arguments: arguments.to_owned(),
        kind,
    })
}

fn output(kind: CallKind, content: Vec<Content>) -> ContextItem {
    ContextItem::Output(ToolOutput {
        call_id: "c1".to_owned(),
        kind,
        content,
        success: false,
    })
}

/// Returns a conversation with all kinds of items, some from another provider.
fn conversation() -> Vec<ContextItem> {
    let text = |text: &str| Content::Text(text.to_owned());
    let image = || Content::Image("data:image/png;base64,AA==".to_owned());
    let thought = |provider: &str| {
        ContextItem::Reasoning(Reasoning {
            provider: provider.to_owned(),
            id: Some("r".to_owned()),
            summary: vec!["sum".to_owned()],
            content: vec!["full".to_owned()],
            sealed: Some("seal".to_owned()),
        })
    };
    let made = |provider: &str| {
        ContextItem::Image(GeneratedImage {
            provider: provider.to_owned(),
            raw: raw(r#"{"type":"image_generation_call","id":"i"}"#),
        })
    };
    vec![
        ContextItem::Message(Message::text(Role::Developer, "rules")),
        ContextItem::Message(Message {
            role: Role::User,
            content: vec![text("hi"), image()],
            annotations: None,
            id: None,
            phase: None,
        }),
        thought("me"),
        thought("other"),
        ContextItem::WebSearch(WebSearch {
            provider: "me".to_owned(),
            id: "w".to_owned(),
            query: "q".to_owned(),
            raw: raw(r#"{"type":"web_search_call","id":"w"}"#),
        }),
        made("me"),
        made("other"),
        ContextItem::Message(Message::text(Role::Assistant, "on it")),
        call(CallKind::Function, "{\"a\":1}"),
        output(CallKind::Function, vec![text("out"), image()]),
        call(CallKind::Custom, "free text"),
        output(CallKind::Custom, vec![text("done")]),
    ]
}

fn encoded(wire: WireApi, input: &[ContextItem]) -> Value {
    encoded_for("gpt-5-mini", wire, input)
}

fn encoded_for(model: &str, wire: WireApi, input: &[ContextItem]) -> Value {
    let tools = [
        ToolDef {
            name: "run".to_owned(),
            description: "Runs".to_owned(),
            input: ToolInput::Schema(raw("{}")),
        },
        ToolDef {
            name: "patch".to_owned(),
            description: "Patches".to_owned(),
            input: ToolInput::Grammar("start: x"),
        },
        ToolDef {
            name: "web_search".to_owned(),
            description: String::new(),
            input: ToolInput::ProviderWebSearch(Default::default()),
        },
    ];
    encoded_whole(wire, &request(model, input, &tools))
}

fn encoded_whole(wire: WireApi, request: &Request<'_>) -> Value {
    serde_json::from_slice(&encode(wire, "me", request).unwrap()).unwrap()
}

fn request<'a>(model: &'a str, input: &'a [ContextItem], tools: &'a [ToolDef]) -> Request<'a> {
    Request {
        model,
        instructions: "base",
        input,
        tools,
        may_call: true,
        reasons: None,
        is_blind: false,
        stream_calls: false,
        effort: None,
        summary: None,
        service_tier: None,
        verbosity: None,
        max_output_tokens: None,
        output_schema: None,
        turn_metadata: None,
        cache_key: "key",
    }
}

#[test]
fn responses_requests() {
    let png = "data:image/png;base64,AA==";
    assert_eq!(
        encoded(WireApi::Responses, &conversation()),
        json!({
            "model": "gpt-5-mini",
            "instructions": "base",
            "input": [
                { "type": "message", "role": "developer", "content": [{ "type": "input_text", "text": "rules" }] },
                { "type": "message", "role": "user", "content": [
                    { "type": "input_text", "text": "hi" }, { "type": "input_image", "image_url": png }] },
                { "type": "reasoning", "summary": [{ "type": "summary_text", "text": "sum" }],
                  "content": [{ "type": "reasoning_text", "text": "full" }], "encrypted_content": "seal" },
                { "type": "web_search_call", "id": "w" },
                { "type": "image_generation_call", "id": "i" },
                { "type": "message", "role": "assistant", "content": [{ "type": "output_text", "text": "on it" }] },
                { "type": "function_call", "call_id": "c1", "name": "run", "namespace": "box", "arguments": "{\"a\":1}" },
                { "type": "function_call_output", "call_id": "c1", "output": [
                    { "type": "input_text", "text": "out" }, { "type": "input_image", "image_url": png }] },
                { "type": "custom_tool_call", "call_id": "c1", "name": "run", "input": "free text" },
                { "type": "custom_tool_call_output", "call_id": "c1", "output": "done" },
            ],
            "tools": [
                { "type": "function", "name": "run", "description": "Runs", "strict": false, "parameters": {} },
                { "type": "custom", "name": "patch", "description": "Patches",
                  "format": { "type": "grammar", "syntax": "lark", "definition": "start: x" } },
                { "type": "web_search" },
            ],
            "tool_choice": "auto",
            "parallel_tool_calls": true,
            "reasoning": { "summary": "auto" },
            "store": false,
            "stream": true,
            "include": ["reasoning.encrypted_content"],
            "prompt_cache_key": "key",
        })
    );
}

#[test]
fn a_list_of_an_output_has_no_empty_text() {
    let text = |text: &str| Content::Text(text.to_owned());
    let told = |content| {
        let body = encoded(WireApi::Responses, &[output(CallKind::Function, content)]);
        body["input"][0]["output"].clone()
    };
    assert_eq!(told(vec![text("")]), "");
    assert_eq!(told(vec![text(""), text("")]), json!([]));
    assert_eq!(
        told(vec![text("head"), text("")]),
        json!([{ "type": "input_text", "text": "head" }])
    );
}

#[test]
fn only_models_that_reason_are_asked_for_it() {
    for (model, reasons) in [
        ("gpt-5.1", true),
        ("openai/o3", true),
        ("gpt-5.1-codex-max", true),
        ("gpt-5-chat-latest", false),
        ("gpt-4o", false),
        ("local", false),
    ] {
        let body = encoded_for(model, WireApi::Responses, &[]);
        assert_eq!(body["reasoning"].is_object(), reasons, "{model}");
        assert_eq!(body["include"] == json!([]), !reasons, "{model}");
    }
}

#[test]
fn images_of_the_user_say_how_closely_the_model_looks() {
    let image = |source: &str, is_file, detail: Option<&str>| {
        Content::UserImage(UserImage {
            source: source.to_owned(),
            is_file,
            detail: detail.map(str::to_owned),
        })
    };
    let input = [ContextItem::Message(Message {
        role: Role::User,
        content: vec![
            image("f1", true, None),
            image("data:image/png;base64,AA==", false, Some("auto")),
        ],
        annotations: None,
        id: None,
        phase: None,
    })];
    let content = |wire| encoded(wire, &input)["input"][0]["content"].clone();
    assert_eq!(
        content(WireApi::Responses),
        json!([
            { "type": "input_image", "file_id": "f1", "detail": "high" },
            { "type": "input_image", "image_url": "data:image/png;base64,AA==", "detail": "auto" },
        ])
    );
    for wire in [WireApi::Chat, WireApi::Anthropic] {
        let body = encoded(wire, &input);
        let content = body["messages"].as_array().unwrap().last().unwrap()["content"].clone();
        assert_eq!(content[0]["text"], NO_UPLOAD, "{body}");
        assert_ne!(content[1]["type"], "text", "{body}");
    }
}

#[test]
fn tools_with_free_text_are_objects_for_models_that_know_nothing_else() {
    let tools = &encoded_for("local/llama", WireApi::Responses, &[])["tools"];
    assert_eq!(tools[1]["type"], "function");
    assert_eq!(tools[1]["parameters"]["required"], json!(["input"]));
}

#[test]
fn chat_requests() {
    assert_eq!(
        encoded(WireApi::Chat, &conversation())["messages"],
        json!([
            { "role": "system", "content": "base" },
            { "role": "system", "content": "rules" },
            { "role": "user", "content": [{ "type": "text", "text": "hi" },
                { "type": "image_url", "image_url": { "url": "data:image/png;base64,AA==" } }] },
            { "role": "assistant", "content": "on it", "reasoning_content": "full", "tool_calls": [
                { "id": "c1", "type": "function", "function": { "name": "box__run", "arguments": "{\"a\":1}" } }] },
            { "role": "tool", "tool_call_id": "c1", "content": "out\n[The image follows.]" },
            { "role": "user", "content": [{ "type": "image_url", "image_url": { "url": "data:image/png;base64,AA==" } }] },
            { "role": "assistant", "content": null, "tool_calls": [
                { "id": "c1", "type": "function", "function": { "name": "run", "arguments": "{\"input\":\"free text\"}" } }] },
            { "role": "tool", "tool_call_id": "c1", "content": "done" },
        ])
    );
    let tools = encoded(WireApi::Chat, &conversation())["tools"].clone();
    assert_eq!(tools.as_array().unwrap().len(), 2);
    assert_eq!(
        tools[1]["function"]["parameters"]["required"],
        json!(["input"])
    );
}

#[test]
fn anthropic_requests() {
    let body = encoded(WireApi::Anthropic, &conversation());
    let source = json!({ "type": "base64", "media_type": "image/png", "data": "AA==" });
    assert_eq!(
        body["messages"],
        json!([
            { "role": "user", "content": [
                { "type": "text", "text": "rules" }, { "type": "text", "text": "hi" }, { "type": "image", "source": source }] },
            { "role": "assistant", "content": [
                { "type": "thinking", "thinking": "full", "signature": "seal" },
                { "type": "text", "text": "on it" },
                { "type": "tool_use", "id": "c1", "name": "box__run", "input": { "a": 1 } }] },
            { "role": "user", "content": [
                { "type": "tool_result", "tool_use_id": "c1", "is_error": true, "content": [
                    { "type": "text", "text": "out" }, { "type": "image", "source": source }] }] },
            { "role": "assistant", "content": [
                { "type": "tool_use", "id": "c1", "name": "run", "input": { "input": "free text" } }] },
            { "role": "user", "content": [
                { "type": "tool_result", "tool_use_id": "c1", "is_error": true,
                  "content": [{ "type": "text", "text": "done" }], "cache_control": { "type": "ephemeral" } }] },
        ])
    );
    assert_eq!(body["max_tokens"], 32_000);
    assert_eq!(body["tools"].as_array().unwrap().len(), 2);
}

#[test]
fn reasoning_that_led_to_nothing_is_left_out() {
    let thought = || {
        ContextItem::Reasoning(Reasoning {
            provider: "me".to_owned(),
            content: vec!["full".to_owned()],
            sealed: Some("seal".to_owned()),
            ..Reasoning::default()
        })
    };
    let user = || ContextItem::Message(Message::text(Role::User, "hi"));
    let answer = ContextItem::Message(Message::text(Role::Assistant, "yes"));
    let input = [
        user(),
        thought(),
        user(),
        thought(),
        thought(),
        answer,
        thought(),
    ];
    for (wire, list) in [
        (WireApi::Responses, "input"),
        (WireApi::Anthropic, "messages"),
    ] {
        let body = encoded(wire, &input)[list].to_string();
        assert_eq!(body.matches("\"seal\"").count(), 2, "{body}");
    }
    let messages = encoded(WireApi::Chat, &input)["messages"].clone();
    let answers = messages.as_array().unwrap().iter();
    let answers = answers.filter(|message| message["role"] == "assistant");
    assert_eq!(answers.count(), 1, "{messages}");
}

/// Text that a provider shows goes back to it, as with the other server; a summary alone says nothing to it.
#[test]
fn reasoning_that_nobody_sealed_is_told_as_its_text() {
    let thought = |id: Option<&str>, content: &[&str]| {
        ContextItem::Reasoning(Reasoning {
            provider: "me".to_owned(),
            id: id.map(str::to_owned),
            summary: vec!["sum".to_owned()],
            content: content.iter().map(|text| (*text).to_owned()).collect(),
            sealed: None,
        })
    };
    let input = [
        thought(Some("r1"), &["full"]),
        thought(Some("r2"), &[]),
        thought(None, &["full"]),
        ContextItem::Message(Message::text(Role::Assistant, "yes")),
    ];
    let told = &encoded(WireApi::Responses, &input)["input"];
    assert_eq!(
        told[0],
        json!({
            "type": "reasoning", "id": "r1", "summary": [{ "type": "summary_text", "text": "sum" }],
            "content": [{ "type": "reasoning_text", "text": "full" }], "encrypted_content": null,
        })
    );
    assert_eq!(told.as_array().unwrap().len(), 2, "{told}");
}

#[test]
fn free_text_becomes_an_object_for_models_that_know_nothing_else() {
    let input = [
        call(CallKind::Custom, "free"),
        output(CallKind::Custom, vec![Content::Text("done".to_owned())]),
    ];
    assert_eq!(
        encoded_for("gpt-oss-20b", WireApi::Responses, &input)["input"],
        json!([
            { "type": "function_call", "call_id": "c1", "name": "run", "arguments": "{\"input\":\"free\"}" },
            { "type": "function_call_output", "call_id": "c1", "output": "done" },
        ])
    );
    let of_others = &encoded_for("gpt-5", WireApi::Responses, &input)["input"];
    assert_eq!(of_others[0]["type"], "custom_tool_call");
    assert_eq!(of_others[1]["type"], "custom_tool_call_output");
}

#[test]
fn blank_texts_do_not_go_to_anthropic() {
    let input = [
        ContextItem::Message(Message::text(Role::User, "hi")),
        ContextItem::Message(Message::text(Role::Assistant, "\n\n")),
    ];
    let messages = encoded(WireApi::Anthropic, &input)["messages"].clone();
    assert_eq!(messages.as_array().unwrap().len(), 1, "{messages}");
    let request = Request {
        instructions: " ",
        ..request("m", &[], &[])
    };
    let body = encoded_whole(WireApi::Anthropic, &request);
    assert_eq!(body.get("system"), None, "{body}");
}

#[test]
fn a_conversation_that_ends_with_the_model_goes_on() {
    let input = [ContextItem::Message(Message::text(Role::Assistant, "half"))];
    let body = encoded(WireApi::Anthropic, &input);
    let last = body["messages"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["role"], "user");
}

/// Decodes events and writes each result as a line.
fn decoded(wire: WireApi, events: &[&str]) -> Result<Vec<String>, ModelError> {
    let mut decoder = Decoder::new(wire, "me", false);
    let mut out: Vec<ModelEvent> = Vec::new();
    for event in events {
        decoder.decode(event, &mut out)?;
    }
    Ok(out.iter().map(|event| format!("{event:?}")).collect())
}

#[test]
fn texts_of_deltas_are_unescaped() {
    for (wire, event) in [
        (
            WireApi::Responses,
            r#"{"type":"response.output_text.delta","delta":"a\n\u00fc\ud83e\udd80"}"#,
        ),
        (
            WireApi::Chat,
            r#"{"choices":[{"delta":{"content":"a\n\u00fc\ud83e\udd80"}}]}"#,
        ),
    ] {
        let events = decoded(wire, &[event]).unwrap();
        assert_eq!(events.last().unwrap(), "TextDelta(\"a\\nü🦀\")");
    }
}

#[test]
fn unknown_events_and_members_are_skipped() {
    let responses = [
        r#"{"type":"response.audio.delta","delta":{"odd":true}}"#,
        r#"{"type":"response.output_item.added","item":{"type":"hologram","id":"x"}}"#,
        r#"{"type":"response.output_item.done","item":{"type":"hologram","id":"x"}}"#,
        r#"{"type":"response.in_progress","response":{"anything":[1]}}"#,
    ];
    assert_eq!(decoded(WireApi::Responses, &responses).unwrap(), [""; 0]);
    let anthropic = [
        r#"{"type":"ping"}"#,
        r#"{"type":"content_block_start","index":0,"content_block":{"type":"server_tool_use","id":"x"}}"#,
        r#"{"type":"content_block_delta","index":0,"delta":{"type":"citations_delta","citation":{}}}"#,
        r#"{"type":"content_block_stop","index":0}"#,
    ];
    assert_eq!(decoded(WireApi::Anthropic, &anthropic).unwrap(), [""; 0]);
}

#[test]
fn what_is_no_event_is_skipped_and_a_broken_event_is_not() {
    let delta = r#"{"type":"response.output_text.delta","delta":"a"}"#;
    let events = ["{broken", "{}", "[DONE]", delta];
    let events = decoded(WireApi::Responses, &events).unwrap();
    assert_eq!(events, [r#"TextDelta("a")"#]);
    let odd = r#"{"type":"response.output_text.delta","delta":["a"]}"#;
    decoded(WireApi::Responses, &[odd]).unwrap_err();
}

#[test]
fn the_phase_of_a_message_is_kept_and_sent_back() {
    let message = |phase: &str| {
        format!(
            r#"{{"type":"response.output_item.done","item":{{"type":"message","content":[{{"text":"a"}}],"phase":{phase}}}}}"#
        )
    };
    for (phase, expected) in [
        ("\"commentary\"", json!("commentary")),
        ("\"final_answer\"", json!("final_answer")),
        ("\"odd\"", Value::Null),
        ("7", Value::Null),
    ] {
        let mut out: Vec<ModelEvent> = Vec::new();
        let mut decoder = Decoder::new(WireApi::Responses, "me", false);
        decoder.decode(&message(phase), &mut out).unwrap();
        let Some(ModelEvent::ItemDone(item)) = out.pop() else {
            panic!("no item");
        };
        let stored = serde_json::to_string(&item).unwrap();
        let item: ContextItem = serde_json::from_str(&stored).unwrap();
        let body = encoded(WireApi::Responses, &[item]);
        assert_eq!(body["input"][0]["phase"], expected, "{phase}");
    }
}

#[test]
fn the_citations_of_a_message_are_kept_and_sent_back() {
    let cited =
        r#"[{"type":"url_citation","start_index":0,"end_index":1,"url":"http://u","title":"t"}]"#;
    for (annotations, expected) in [
        (cited, serde_json::from_str(cited).unwrap()),
        ("[]", json!([])),
        ("null", Value::Null),
        ("7", Value::Null),
    ] {
        let message = format!(
            r#"{{"type":"response.output_item.done","item":{{"type":"message","content":[{{"text":"a","annotations":{annotations}}}]}}}}"#
        );
        let mut out: Vec<ModelEvent> = Vec::new();
        let mut decoder = Decoder::new(WireApi::Responses, "me", false);
        decoder.decode(&message, &mut out).unwrap();
        let Some(ModelEvent::ItemDone(item)) = out.pop() else {
            panic!("no item");
        };
        let stored = serde_json::to_string(&item).unwrap();
        let item: ContextItem = serde_json::from_str(&stored).unwrap();
        let body = encoded(WireApi::Responses, &[item]);
        let content = &body["input"][0]["content"][0];
        assert_eq!(content["annotations"], expected, "{annotations}");
    }
}

#[test]
fn chat_calls_come_in_fragments_of_any_order() {
    let fragment = |text: &str| format!(r#"{{"choices":[{{"delta":{{"tool_calls":[{text}]}}}}]}}"#);
    let events = [
        fragment(r#"{"index":0,"id":"a","function":{"name":"one","arguments":"{\"x\""}}"#),
        fragment(r#"{"index":1,"id":"b","function":{"name":"two","arguments":""}}"#),
        fragment(r#"{"index":0,"function":{"arguments":":1}"}}"#),
        fragment(r#"{"index":1,"function":{"arguments":"{}"}}"#),
        r#"{"choices":[{"delta":{},"finish_reason":"tool_calls"}]}"#.to_owned(),
        r#"{"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3,"prompt_tokens_details":{"cached_tokens":2}}}"#.to_owned(),
        "[DONE]".to_owned(),
    ];
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let mut decoder = Decoder::new(WireApi::Chat, "me", false);
    let mut out: Vec<ModelEvent> = Vec::new();
    for event in events {
        decoder.decode(event, &mut out).unwrap();
    }
    let calls: Vec<(String, String, String)> = out
        .iter()
        .filter_map(|event| match event {
            ModelEvent::ItemDone(ContextItem::Call(call)) => Some((
                call.call_id.clone(),
                call.name.clone(),
                call.arguments.clone(),
            )),
            _ => None,
        })
        .collect();
    let expected = [("a", "one", "{\"x\":1}"), ("b", "two", "{}")];
    assert_eq!(
        calls,
        expected.map(|(id, name, text)| (id.into(), name.into(), text.into()))
    );
    let usage = Usage {
        input: 7,
        cached_input: 2,
        output: 3,
        ..Usage::default()
    };
    assert!(
        out.iter()
            .any(|event| matches!(event, ModelEvent::Usage(told) if *told == usage))
    );
    assert!(matches!(out.last(), Some(ModelEvent::Completed(_))));
}

#[test]
fn chat_calls_without_an_index_or_an_id_are_told_apart() {
    let events = [
        r#"{"choices":[{"delta":{"tool_calls":[{"id":"a","function":{"name":"one","arguments":"{}"}}]}}]}"#,
        r#"{"choices":[{"delta":{"tool_calls":[{"id":"b","function":{"name":"two","arguments":"{"}}]}}]}"#,
        r#"{"choices":[{"delta":{"tool_calls":[{"function":{"arguments":"}"}}]},"finish_reason":"stop"}]}"#,
    ];
    let mut decoder = Decoder::new(WireApi::Chat, "me", false);
    let mut out: Vec<ModelEvent> = Vec::new();
    for event in events {
        decoder.decode(event, &mut out).unwrap();
    }
    decoder.end(&mut out).unwrap();
    let calls = out.iter().filter(|event| matches!(event, ModelEvent::ItemDone(ContextItem::Call(call)) if call.arguments == "{}"));
    assert_eq!(calls.count(), 2, "{out:#?}");
}

#[test]
fn chat_calls_that_share_an_index_are_told_apart() {
    let events = [
        r#"{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":"{}"}}]}}]}"#,
        r#"{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"b","function":{"name":"one","arguments":"{"}}]}}]}"#,
        // The same id again: some servers repeat it in every piece.
        r#"{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"b","function":{"arguments":"}"}}]},"finish_reason":"stop"}]}"#,
    ];
    let mut decoder = Decoder::new(WireApi::Chat, "me", false);
    let mut out: Vec<ModelEvent> = Vec::new();
    for event in events {
        decoder.decode(event, &mut out).unwrap();
    }
    decoder.end(&mut out).unwrap();
    let calls = out.iter().filter(|event| matches!(event, ModelEvent::ItemDone(ContextItem::Call(call)) if call.arguments == "{}" && call.name == "one"));
    assert_eq!(calls.count(), 2, "{out:#?}");
}

#[test]
fn an_empty_reason_is_no_end_of_a_chat() {
    let mut decoder = Decoder::new(WireApi::Chat, "me", false);
    let mut out: Vec<ModelEvent> = Vec::new();
    let event = r#"{"choices":[{"delta":{"content":"half"},"finish_reason":""}]}"#;
    decoder.decode(event, &mut out).unwrap();
    assert_eq!(
        decoder.end(&mut out),
        Err(ModelError::closed("finish_reason"))
    );
}

#[test]
fn numbers_of_any_size_are_no_trouble() {
    let most = u64::MAX;
    let usage = format!(
        r#"{{"input_tokens":{most},"cache_creation_input_tokens":{most},"cache_read_input_tokens":{most},"output_tokens":{most}}}"#
    );
    let started = format!(r#"{{"type":"message_start","message":{{"usage":{usage}}}}}"#);
    let events = [
        started.as_str(),
        r#"{"type":"message_delta","delta":{},"usage":{"output_tokens":1}}"#,
        r#"{"type":"message_stop"}"#,
    ];
    let events = decoded(WireApi::Anthropic, &events).unwrap();
    assert!(events[0].contains(&format!("input: {most}")), "{events:?}");
    let call = format!(
        r#"{{"choices":[{{"delta":{{"tool_calls":[{{"index":{},"id":"a"}},{{"id":"b"}}]}}}}]}}"#,
        usize::MAX
    );
    decoded(WireApi::Chat, &[call.as_str()]).unwrap();
    let usage = Usage {
        input: most,
        output: most,
        ..Usage::default()
    };
    let mut sum = usage;
    sum += usage;
    assert_eq!(sum.total(), most);
}

#[test]
fn tokens_of_anthropic_include_what_was_cached() {
    let events = [
        r#"{"type":"message_start","message":{"usage":{"input_tokens":3,"cache_creation_input_tokens":20,"cache_read_input_tokens":100,"output_tokens":1}}}"#,
        r#"{"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":9}}"#,
        r#"{"type":"message_stop"}"#,
    ];
    let events = decoded(WireApi::Anthropic, &events).unwrap();
    assert_eq!(
        events[0],
        "Usage(Usage { input: 123, cached_input: 100, cache_write: 20, output: 9, reasoning: 0, estimated: 0 })"
    );
}

#[test]
fn failures_within_a_stream_have_kinds() {
    let failed = |wire, event: &str| decoded(wire, &[event]).unwrap_err();
    let responses = |code: &str| {
        let event = json!({ "type": "response.failed", "response": { "error": { "code": code, "message": "why" } } });
        failed(WireApi::Responses, &event.to_string())
    };
    assert_eq!(
        responses("context_length_exceeded"),
        ModelError::ContextWindow
    );
    assert_eq!(responses("insufficient_quota"), ModelError::Quota);
    assert_eq!(responses("server_is_overloaded"), ModelError::Overloaded);
    assert_eq!(
        responses("invalid_prompt"),
        ModelError::Refused("why".to_owned())
    );
    assert!(matches!(
        responses("server_error"),
        ModelError::Broken { .. }
    ));
    assert_eq!(
        failed(
            WireApi::Anthropic,
            r#"{"type":"error","error":{"type":"overloaded_error","message":"busy"}}"#
        ),
        ModelError::Overloaded
    );
    assert!(matches!(
        failed(WireApi::Chat, r#"{"error":{"message":"gone","code":502}}"#),
        ModelError::Broken { reason, .. } if reason == "gone"
    ));
    // A failure without a message is reported by its code.
    assert!(matches!(
        failed(WireApi::Chat, r#"{"error":{"message":"","code":502}}"#),
        ModelError::Broken { reason, .. } if reason == "502"
    ));
    let refusal = [
        r#"{"type":"message_delta","delta":{"stop_reason":"refusal"}}"#,
        r#"{"type":"message_stop"}"#,
    ];
    assert_eq!(
        decoded(WireApi::Anthropic, &refusal).unwrap_err(),
        ModelError::Declined
    );
}

#[test]
fn a_failure_about_the_length_has_any_code() {
    let message = "This model's maximum context length is 8 tokens";
    let event = json!({ "error": { "code": 400, "message": message } }).to_string();
    assert_eq!(
        decoded(WireApi::Chat, &[&event]).unwrap_err(),
        ModelError::ContextWindow
    );
}

#[test]
fn odd_members_do_not_spoil_an_answer() {
    let responses = [
        r#"{"type":"response.output_item.done","item":{"type":"message","content":null}}"#,
        r#"{"type":"response.completed","response":{"usage":{"input_tokens":2.0,"input_tokens_details":"none","output_tokens":null},"error":{"code":7}}}"#,
    ];
    let events = decoded(WireApi::Responses, &responses).unwrap();
    let usage = "Usage(Usage { input: 2, cached_input: 0, cache_write: 0, output: 0, reasoning: 0, estimated: 0 })";
    let completed = r#"Completed(Completion { id: None, usage: Object {"input_tokens": Number(2.0), "input_tokens_details": String("none"), "output_tokens": Null}, goes_on: false })"#;
    assert_eq!(events[1..], [usage, completed]);
    let chat = [
        r#"{"choices":null,"usage":{"prompt_tokens":2.0,"completion_tokens":-1}}"#,
        r#"{"choices":[{"delta":{"content":null},"finish_reason":"stop"}],"usage":null}"#,
        "[DONE]",
    ];
    let completed = "Completed(Completion { id: None, usage: Null, goes_on: false })";
    assert_eq!(decoded(WireApi::Chat, &chat).unwrap(), [usage, completed]);
    let failure = r#"{"type":"error","code":5,"message":"gone"}"#;
    assert!(matches!(
        decoded(WireApi::Responses, &[failure]).unwrap_err(),
        ModelError::Broken { reason, .. } if reason == "gone"
    ));
}

#[test]
fn arguments_may_come_at_once() {
    let events = [
        r#"{"type":"content_block_start","content_block":{"type":"tool_use","id":"c","name":"run","input":{"a":1}}}"#,
        r#"{"type":"content_block_stop"}"#,
    ];
    let events = decoded(WireApi::Anthropic, &events).unwrap();
    assert!(
        events[0].contains(r#"arguments: "{\"a\":1}""#),
        "{events:?}"
    );
}

#[test]
fn calls_are_told_while_they_stream_where_asked() {
    let all: [(WireApi, &[&str]); 3] = [
        (
            WireApi::Responses,
            &[
                r#"{"type":"response.output_item.added","item":{"type":"function_call","id":"fc","call_id":"a","name":"one","arguments":""}}"#,
                r#"{"type":"response.function_call_arguments.delta","item_id":"fc","delta":"{\"x\""}"#,
                r#"{"type":"response.function_call_arguments.delta","item_id":"fc","delta":":1}"}"#,
            ],
        ),
        (
            WireApi::Chat,
            &[
                r#"{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":"{\"x\""}}]}}]}"#,
                r#"{"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":":1}"}}]}}]}"#,
            ],
        ),
        (
            WireApi::Anthropic,
            &[
                r#"{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a","name":"one","input":{}}}"#,
                r#"{"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\"x\""}}"#,
                r#"{"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":":1}"}}"#,
            ],
        ),
    ];
    for (wire, events) in all {
        for asked in [true, false] {
            let mut decoder = Decoder::new(wire, "me", asked);
            let mut out: Vec<ModelEvent> = Vec::new();
            for event in events {
                decoder.decode(event, &mut out).unwrap();
            }
            let told: Vec<String> = out
                .iter()
                .filter_map(|event| match event {
                    ModelEvent::CallStarted(call) => {
                        Some(format!("{} {}", call.call_id, call.name))
                    }
                    ModelEvent::ArgumentsDelta(text) => Some(text.to_string()),
                    _ => None,
                })
                .collect();
            let all = ["a one", "{\"x\"", ":1}"];
            assert_eq!(told, if asked { &all[..] } else { &[] }, "{wire:?}");
        }
    }
}

#[test]
fn what_a_search_does_is_read() {
    let read = |action: &str| {
        let item = format!(r#"{{"type":"web_search_call","id":"w","action":{action}}}"#);
        let action = search_of_item(&item);
        (action.text(), action)
    };
    let text = |text: &str| Some(text.to_owned());
    let find = |url, pattern| SearchAction::FindInPage { url, pattern };
    let search = |query, queries| SearchAction::Search { query, queries };
    let cases = [
        (
            r#"{"type":"search","query":"cats","sources":[{"type":"url"}]}"#,
            "cats",
            SearchAction::of_query("cats"),
        ),
        (
            r#"{"type":"search","queries":["a","b"]}"#,
            "a ...",
            search(None, Some(vec!["a".to_owned(), "b".to_owned()])),
        ),
        (
            r#"{"type":"search","queries":["a"]}"#,
            "a",
            search(None, Some(vec!["a".to_owned()])),
        ),
        (
            r#"{"type":"open_page","url":"http://x"}"#,
            "http://x",
            SearchAction::OpenPage {
                url: text("http://x"),
            },
        ),
        (
            r#"{"type":"find_in_page","url":"http://x","pattern":"p"}"#,
            "'p' in http://x",
            find(text("http://x"), text("p")),
        ),
        (
            r#"{"type":"find_in_page","pattern":"p"}"#,
            "'p'",
            find(None, text("p")),
        ),
        (
            r#"{"type":"open_page"}"#,
            "",
            SearchAction::OpenPage { url: None },
        ),
        (
            r#"{"type":"dance","url":"http://x"}"#,
            "",
            SearchAction::Other,
        ),
        (r#"{"type":"search","query":7}"#, "", SearchAction::Other),
        ("null", "", SearchAction::Other),
    ];
    for (action, shown, expected) in cases {
        assert_eq!(read(action), (shown.to_owned(), expected), "{action}");
    }
}
