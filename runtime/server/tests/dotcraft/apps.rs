//! Tests of what pages of tools and bound apps add to a thread.

use serde_json::{Value, json};
use threadwire_agent::developer_instructions;

use crate::{Client, TestServer, input};

const APP: &str = "acme.notes";

/// A time before the end of every block, in milliseconds since the Unix epoch.
const NOW: i64 = 0;

/// Returns the instructions of a thread.
async fn instructions(house: &TestServer, thread: &str) -> String {
    let thread = house.server.engine().thread(thread.parse().unwrap()).await;
    developer_instructions(&thread.unwrap(), NOW).unwrap_or_default()
}

/// Installs a plugin with an app.
fn install(house: &TestServer) {
    let plugin = house.folder.path().join(".craft/plugins/notes");
    std::fs::create_dir_all(plugin.join(".craft-plugin")).unwrap();
    let manifest = json!({ "id": "notes", "displayName": "Notes", "apps": "./apps.json" });
    let apps = json!([{
        "appId": APP,
        "toolNamespace": "notes",
        "displayName": "Notes",
        "developerName": "Acme",
        "description": "",
        "nativeApplication": { "protocol": "acme-notes" },
        "toolCatalog": [{ "name": "Find", "scope": "read", "risk": "read" }],
    }]);
    let file = plugin.join(".craft-plugin/plugin.json");
    std::fs::write(file, manifest.to_string()).unwrap();
    std::fs::write(plugin.join("apps.json"), apps.to_string()).unwrap();
}

/// Returns the token in the address that opens an app.
fn token(answer: &Value) -> String {
    let uri = answer["handoff"]["uri"].as_str().unwrap();
    let (_, rest) = uri.split_once("requestToken=").unwrap();
    rest.split_once('&').unwrap().0.to_owned()
}

/// Connects the app and binds it to a thread. Returns what the app names in its requests, and the token of the binding.
async fn bind(user: &mut Client, app: &mut Client, thread: &str) -> (Value, String) {
    let params = json!({ "appId": APP });
    let started = user.call("app/connection/start", params).await.unwrap();
    let request = &started["connectionRequestId"];
    let params =
        json!({ "connectionRequestId": request, "requestToken": token(&started), "appId": APP });
    app.call("app/connection/connect", params).await.unwrap();
    let params =
        json!({ "threadId": thread, "appId": APP, "requestedScopes": ["read"], "source": "sdk" });
    let asked = user.call("app/binding/request/create", params).await;
    let asked = asked.unwrap();
    let secret = token(&asked);
    let params = json!({
        "bindingRequestId": asked["bindingRequestId"],
        "requestToken": secret,
        "grantId": "grant-of-acme",
        "grantedScopes": ["read"],
        "approvalMode": "user",
    });
    let accepted = app.call("app/binding/accept", params).await.unwrap();
    let binding = &accepted["binding"]["bindingId"];
    let ids = json!({ "bindingId": binding, "appId": APP, "grantId": "grant-of-acme" });
    (ids, secret)
}

fn with(ids: &Value, more: Value) -> Value {
    let mut all = ids.clone();
    let more = more.as_object().unwrap().clone();
    all.as_object_mut().unwrap().extend(more);
    all
}

/// Makes a block of context that ends at a time, or never for `null`.
fn block(name: &str, order: u32, ends: Value) -> Value {
    json!({
        "blockId": name,
        "kind": "role",
        "title": name,
        "content": "Text",
        "order": order,
        "version": "1",
        "expiresAt": ends,
    })
}

#[tokio::test]
async fn what_pages_tell_stands_in_the_instructions() {
    let house = TestServer::new().await;
    let capabilities = json!({ "interactiveToolUi": true });
    let mut client = house.client_with(capabilities).await;
    let thread = client.thread().await;
    let tell = |page: &str, content: Value| json!({ "threadId": thread, "sourceCallId": page, "content": content });
    let text = |text: &str| json!([{ "type": "text", "text": text }]);
    for (page, content, expected) in [
        ("a", text("March"), "<app-context>\nMarch\n</app-context>"),
        ("a", text("April"), "<app-context>\nApril\n</app-context>"),
        (
            "b",
            text("Zoomed"),
            "<app-context>\nApril\n</app-context>\n\n<app-context>\nZoomed\n</app-context>",
        ),
        ("a", json!([]), "<app-context>\nZoomed\n</app-context>"),
    ] {
        let params = tell(page, content);
        client
            .call("ui/update-model-context", params)
            .await
            .unwrap();
        assert_eq!(instructions(&house, &thread).await, expected);
    }
    let params = json!({ "threadId": thread, "additionalContext": {} });
    client.call("thread/resume", params).await.unwrap();
    let expected = "<app-context>\nZoomed\n</app-context>";
    assert_eq!(instructions(&house, &thread).await, expected);
    for page in 1..64 {
        let params = tell(&page.to_string(), text("x"));
        client
            .call("ui/update-model-context", params)
            .await
            .unwrap();
    }
    let params = tell("one more", text("x"));
    let error = client.call("ui/update-model-context", params).await;
    let detail = error.unwrap_err()["data"]["detail"].clone();
    assert_eq!(detail, "content: the thread has 64 already");
}

#[tokio::test]
async fn an_app_adds_context_until_its_binding_is_revoked() {
    let house = TestServer::new().await;
    install(&house);
    let (mut user, mut app) = (house.client().await, house.client().await);
    let thread = user.thread().await;
    let (ids, secret) = bind(&mut user, &mut app, &thread).await;
    for (name, order) in [("second", 2), ("first", 1)] {
        let params = with(&ids, block(name, order, Value::Null));
        app.call("app/binding/context/upsert", params)
            .await
            .unwrap();
    }
    let expected = "<app-context>\n## first\n\nText\n</app-context>\n\n<app-context>\n## second\n\nText\n</app-context>";
    assert_eq!(instructions(&house, &thread).await, expected);
    let params = with(&ids, json!({ "blockId": "first" }));
    app.call("app/binding/context/remove", params)
        .await
        .unwrap();
    let left = "<app-context>\n## second\n\nText\n</app-context>";
    assert_eq!(instructions(&house, &thread).await, left);
    let tool = json!({ "name": "Find", "description": "", "inputSchema": {} });
    let params = with(&ids, json!({ "threadId": thread, "tools": [tool] }));
    app.call("app/binding/attachTools", params).await.unwrap();
    let stored = house.server.engine().thread(thread.parse().unwrap()).await;
    let stored = stored.unwrap();
    assert_eq!(stored.settings.tools.len(), 1);
    // Neither the token nor the grant can be read from the store.
    let kept = format!("{:?}", stored.extra);
    assert!(kept.contains("second"));
    assert!(!kept.contains(&secret) && !kept.contains("grant-of-acme"));

    let params = json!({ "threadId": thread, "bindingId": ids["bindingId"] });
    user.call("thread/appBindings/revoke", params)
        .await
        .unwrap();
    assert_eq!(instructions(&house, &thread).await, "");
    let stored = house.server.engine().thread(thread.parse().unwrap()).await;
    assert!(stored.unwrap().settings.tools.is_empty());
    let params = with(&ids, json!({ "blockId": "second" }));
    app.call("app/binding/context/remove", params)
        .await
        .unwrap_err();
}

#[tokio::test]
async fn context_of_an_app_ends_by_time_for_every_client() {
    let house = TestServer::new().await;
    install(&house);
    let (mut user, mut app) = (house.client().await, house.client().await);
    let thread = user.thread().await;
    let (ids, _) = bind(&mut user, &mut app, &thread).await;
    for (name, ends) in [("a", json!("2100-01-01T00:00:00Z")), ("b", Value::Null)] {
        let params = with(&ids, block(name, 1, ends));
        app.call("app/binding/context/upsert", params)
            .await
            .unwrap();
    }
    let stored = house.server.engine().thread(thread.parse().unwrap()).await;
    let stored = stored.unwrap();
    let (a, b) = (
        "<app-context>\n## a\n\nText\n</app-context>",
        "<app-context>\n## b\n\nText\n</app-context>",
    );
    let end = 4_102_444_800_000;
    let before = developer_instructions(&stored, end - 1);
    assert_eq!(before, Some(format!("{a}\n\n{b}")));
    assert_eq!(developer_instructions(&stored, end).as_deref(), Some(b));
}

#[tokio::test]
async fn input_of_an_app_waits_for_the_end_of_a_turn_unless_it_may_start_one() {
    let house = TestServer::new().await;
    install(&house);
    let (mut user, mut app) = (house.client().await, house.client().await);
    let thread = user.thread().await;
    let params = json!({ "threadId": thread });
    user.call("thread/subscribe", params).await.unwrap();
    let (ids, _) = bind(&mut user, &mut app, &thread).await;
    let say = |text: &str, policy: &str| {
        let input = json!([{ "type": "text", "text": format!("say: {text}") }]);
        with(&ids, json!({ "input": input, "startPolicy": policy }))
    };
    let params = say("later", "queueOnly");
    let queued = app.call("app/threadInput/enqueue", params).await.unwrap();
    assert_eq!(queued["queuedInputs"].as_array().unwrap().len(), 1);
    assert_eq!(queued["queuedInput"]["triggerKind"], "app");
    let said = |turn: Value| turn["turn"]["items"][0]["payload"]["text"].clone();
    user.call("turn/start", input(&thread, "say: now"))
        .await
        .unwrap();
    assert_eq!(said(user.until("turn/completed").await), "say: now");
    let later = user.until("turn/completed").await;
    let message = &later["turn"]["items"][0]["payload"];
    assert_eq!(message["deliveryMode"], "queued");
    for member in ["triggerKind", "deliveryBindingId"] {
        assert_eq!(message[member], queued["queuedInput"][member]);
    }
    assert_eq!(message["queuedInputId"], queued["queuedInput"]["id"]);
    assert_eq!(said(later), "say: later");
    let params = say("at once", "runWhenIdle");
    app.call("app/threadInput/enqueue", params).await.unwrap();
    assert_eq!(said(user.until("turn/completed").await), "say: at once");
}
