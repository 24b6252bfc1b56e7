//! The way of messages between the components of a chain: this side is the conductor of its proxies.
//!
//! A proxy says `proxy/successor` to reach the component behind it; what that component says towards the client comes to
//! the proxy in `proxy/successor`. Messages are passed on without a look into their params.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use threadwire_protocol::{
    acp::CancelRequestNotification,
    envelope::{Envelope, Id, RequestId, RpcError, parse_params},
};
use tracing::debug;

use super::{
    chain::{Chain, Greeting, Passed, WIRE, Waiter},
    routes::{Routes, withdrawn_id},
};

const SUCCESSOR: &str = "proxy/successor";

const CANCEL: &str = "$/cancel_request";

/// Maximum number of open requests of a component that were passed on, and of those that it has to answer.
const MAX_REQUESTS: usize = 16 * 1024;

/// The params of `proxy/successor`: a message to pass on. `_meta` is for the receiver of the envelope alone.
#[derive(Serialize, Deserialize)]
struct Successor<'a> {
    #[serde(borrow)]
    method: Text<'a>,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    params: Option<&'a RawValue>,
}

/// A text that is borrowed where it has no escapes.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

/// Passes a request or a notification of the component at a place on. Returns whether it is for this side.
pub(super) async fn route(
    chain: &Chain,
    place: usize,
    routes: &Routes,
    message: &Envelope<'_>,
) -> bool {
    let Some(method) = &message.method else {
        return false;
    };
    match (&**method, &message.id) {
        (SUCCESSOR, id) => {
            if let Err(error) = pass_on(chain, place, message) {
                match id {
                    Id::Known(id) => chain.send(place, WIRE.error(id, &error)),
                    Id::Absent | Id::Other => {
                        debug!(%error, "a notification of a proxy is not passed on");
                    }
                }
            }
        }
        (CANCEL, Id::Absent | Id::Other) => {
            let id = withdrawn(message.params);
            let is_passed = id.is_some_and(|id| withdraw(chain, place, &id));
            return place == 0 && !is_passed;
        }
        _ if place == 0 => return true,
        (method, id) => {
            let before = place - 1;
            chain.room(before, routes).await;
            let params = Successor {
                method: Text(Cow::Borrowed(method)),
                params: message.params,
            };
            match id {
                Id::Known(id) => {
                    if let Err(error) = ask(chain, place, id, before, SUCCESSOR, &params) {
                        chain.send(place, WIRE.error(id, &error));
                    }
                }
                Id::Absent | Id::Other => {
                    let frame = WIRE.notification_named(SUCCESSOR, &params, None);
                    chain.send(before, frame);
                }
            }
        }
    }
    false
}

/// Passes a message of a proxy on to the component behind it.
fn pass_on(chain: &Chain, place: usize, message: &Envelope<'_>) -> Result<(), RpcError> {
    if chain.is_agent(place) {
        let error = "an agent has no successor: proxy/successor is for proxies";
        return Err(RpcError::new(-32600, error));
    }
    let read = message
        .params
        .map(|params| serde_json::from_str(params.get()));
    let inner: Successor<'_> = match read {
        Some(Ok(inner)) => inner,
        Some(Err(error)) => return Err(RpcError::new(-32602, format!("invalid params: {error}"))),
        None => return Err(RpcError::new(-32602, "invalid params: method is missing")),
    };
    let next = place + 1;
    let method = match (&*inner.method.0, &message.id) {
        ("proxy/initialize" | SUCCESSOR, _) => {
            let error = "a proxy says `initialize` to its successor, and wraps a message once";
            return Err(RpcError::new(-32600, error));
        }
        // Proxies of earlier releases wrap it.
        (CANCEL, Id::Absent | Id::Other) => {
            if let Some(id) = withdrawn(inner.params) {
                withdraw(chain, place, &id);
            }
            return Ok(());
        }
        ("initialize", Id::Known(_)) => {
            chain.greeted(next);
            chain.greeting(next)
        }
        (method, _) => method,
    };
    match &message.id {
        Id::Known(id) => ask(chain, place, id, next, method, &inner.params),
        Id::Absent | Id::Other => {
            let frame = WIRE.notification_named(method, &inner.params, None);
            chain.send(next, frame);
            Ok(())
        }
    }
}

/// Sends a request of a component to another one, under an id of its own.
///
/// Errors: too many requests are open.
fn ask<T: Serialize>(
    chain: &Chain,
    from: usize,
    id: &RequestId,
    to: usize,
    method: &str,
    params: &T,
) -> Result<(), RpcError> {
    // Both, because a component may use an id again before its answer.
    if chain.component(from).open().passed.len() >= MAX_REQUESTS
        || chain.component(to).open().answers.len() >= MAX_REQUESTS
    {
        return Err(RpcError::new(
            -32603,
            "too many requests wait for their answer",
        ));
    }
    let waiter = Waiter::Passed(Passed {
        of: from,
        id: id.clone(),
        is_greeting: to > from && method == chain.greeting(to),
    });
    // Nobody waits for an answer when the chain has ended.
    let Some(own) = chain.component(to).expect(waiter) else {
        return Ok(());
    };
    chain
        .component(from)
        .open()
        .passed
        .insert(id.clone(), (to, own));
    let frame = WIRE.request_named(&RequestId::Int(own), method, params);
    chain.send(to, frame);
    Ok(())
}

/// Gives the answer of the component at a place, to the request with this id there, to the component that asked.
pub(super) async fn give_back(
    chain: &Chain,
    place: usize,
    routes: &Routes,
    id: i64,
    passed: Passed,
    message: &Envelope<'_>,
) {
    let Passed {
        of,
        id: theirs,
        is_greeting,
    } = passed;
    if is_greeting {
        chain.component(place).open().greeting = match message.error {
            Some(error) => Greeting::Refused(read_error(error).to_string()),
            None => Greeting::Answered,
        };
    }
    if of < place {
        chain.room(of, routes).await;
    }
    let mut open = chain.component(of).open();
    // The component may have used the id again.
    if open.passed.get(&theirs) == Some(&(place, id)) {
        open.passed.remove(&theirs);
    }
    drop(open);
    let frame = match message.error {
        Some(error) => WIRE.error_as_it_is(&theirs, error),
        None => WIRE.response(&theirs, &message.result),
    };
    chain.send(of, frame);
}

/// Reads the error of an answer.
pub(super) fn read_error(error: &RawValue) -> RpcError {
    serde_json::from_str(error.get())
        .unwrap_or_else(|_| RpcError::new(0, "unreadable error").with_data(error))
}

/// Withdraws a request of a component that was passed on. Returns whether there is one with this id.
fn withdraw(chain: &Chain, from: usize, id: &RequestId) -> bool {
    let passed = chain.component(from).open().passed.get(id).copied();
    let Some((to, own)) = passed else {
        return false;
    };
    let params = serde_json::json!({ "requestId": own });
    chain.send(to, WIRE.notification_named(CANCEL, &params, None));
    true
}

/// Reads the id of the request that a `$/cancel_request` is about.
fn withdrawn(params: Option<&RawValue>) -> Option<RequestId> {
    let told: CancelRequestNotification = parse_params(params, false).ok()?;
    withdrawn_id(told)
}

#[cfg(test)]
mod tests {
    use super::super::programs::Played;

    /// Says what an envelope for the message is.
    fn wrapped(id: &str, method: &str, params: &str) -> String {
        format!(
            r#"{{"jsonrpc":"2.0",{id}"method":"proxy/successor","params":{{"method":"{method}","params":{params}}}}}"#
        )
    }

    #[tokio::test]
    async fn messages_pass_as_they_are_and_answers_find_their_request() {
        let mut played = Played::new(2);
        // A request towards the agent, with what only its receiver understands.
        let params = r#"{"b":1.50, "a":[null,"\u00e9"],"_meta":{"k":"v"}}"#;
        let request = format!(
            r#"{{"jsonrpc":"2.0","id":"x","method":"proxy/successor","params":{{"_meta":{{"hop":1}},"params":{params},"method":"_vendor/ask"}}}}"#
        );
        played.say(0, &request).await;
        let passed =
            format!(r#"{{"jsonrpc":"2.0","id":1,"method":"_vendor/ask","params":{params}}}"#);
        assert_eq!(played.read(1), Some(passed));
        for (id, answer) in [
            (
                1,
                r#""error":{"code":4242, "message":"no","data":null,"more":[1]}"#,
            ),
            (2, r#""result":{"zeta":1,  "alpha":null}"#),
            (3, r#""result":null"#),
        ] {
            let text = format!(r#"{{"jsonrpc":"2.0","id":{id},{answer}}}"#);
            played.say(1, &text).await;
            let expected = format!(r#"{{"jsonrpc":"2.0","id":"x",{answer}}}"#);
            assert_eq!(played.read(0), Some(expected));
            played.say(0, &request).await;
            assert!(played.read(1).is_some());
        }

        // A request and a notification towards the client.
        played
            .say(
                2,
                r#"{"jsonrpc":"2.0","id":7,"method":"_vendor/back","params":[1]}"#,
            )
            .await;
        assert_eq!(
            played.read(1),
            Some(wrapped(r#""id":5,"#, "_vendor/back", "[1]"))
        );
        played
            .say(
                2,
                r#"{"jsonrpc":"2.0","method":"_vendor/note","params":{}}"#,
            )
            .await;
        assert_eq!(played.read(1), Some(wrapped("", "_vendor/note", "{}")));
        played
            .say(1, r#"{"jsonrpc":"2.0","id":5,"result":true}"#)
            .await;
        let answer = r#"{"jsonrpc":"2.0","id":7,"result":true}"#;
        assert_eq!(played.read(2).as_deref(), Some(answer));

        // The params of what is inside are optional.
        for params in ["", r#","params":null"#] {
            let note = format!(
                r#"{{"jsonrpc":"2.0","method":"proxy/successor","params":{{"method":"_vendor/note"{params}}}}}"#
            );
            played.say(0, &note).await;
            let passed = r#"{"jsonrpc":"2.0","method":"_vendor/note"}"#;
            assert_eq!(played.read(1).as_deref(), Some(passed));
        }
        assert!(!played.chain.is_over());
    }

    #[tokio::test]
    async fn a_component_is_initialized_as_what_it_is() {
        let mut played = Played::new(2);
        for (place, method) in [(0, "proxy/initialize"), (1, "initialize")] {
            let begin = wrapped(r#""id":1,"#, "initialize", r#"{"protocolVersion":1}"#);
            played.say(place, &begin).await;
            let expected = format!(
                r#"{{"jsonrpc":"2.0","id":1,"method":"{method}","params":{{"protocolVersion":1}}}}"#
            );
            assert_eq!(played.read(place + 1), Some(expected));
        }
        assert_eq!(played.chain.silent().0, 2);
        played.say(2, r#"{"id":1,"result":{}}"#).await;
        assert_eq!(played.chain.silent().0, 1);
        assert_eq!(played.chain.unbegun(), Some(1));
        played
            .say(1, r#"{"id":1,"error":{"code":1,"message":"no"}}"#)
            .await;
        assert_eq!(played.chain.refusing(), Some((1, "no (code 1)".to_owned())));
    }

    #[tokio::test]
    async fn a_request_is_withdrawn_under_the_id_of_the_next_component() {
        let mut played = Played::new(1);
        let cancel = |id: &str| {
            format!(
                r#"{{"jsonrpc":"2.0","method":"$/cancel_request","params":{{"requestId":{id}}}}}"#
            )
        };
        for (id, withdrawal) in [
            ("\"a\"", cancel("\"a\"")),
            ("9", wrapped("", "$/cancel_request", r#"{"requestId":9}"#)),
        ] {
            played
                .say(0, &wrapped(&format!(r#""id":{id},"#), "_vendor/slow", "{}"))
                .await;
            let own = played.read(1).expect("a request");
            let own = own
                .split(r#""id":"#)
                .nth(1)
                .and_then(|rest| rest.split(',').next());
            let own = own.expect("an id").to_owned();
            played.say(0, &withdrawal).await;
            assert_eq!(played.read(1), Some(cancel(&own)));
        }
        // The other way.
        played.say(1, r#"{"id":"q","method":"_vendor/ask"}"#).await;
        assert!(played.read(0).is_some());
        played.say(1, &cancel("\"q\"")).await;
        assert_eq!(played.read(0), Some(cancel("1")));
        // What was answered, or never asked, cannot be withdrawn.
        played.say(0, r#"{"id":1,"result":{}}"#).await;
        assert!(played.read(1).is_some());
        played.say(1, &cancel("\"q\"")).await;
        played.say(0, &cancel("77")).await;
        assert_eq!((played.read(0), played.read(1)), (None, None));
    }

    #[tokio::test]
    async fn only_proxies_speak_to_a_successor() {
        let mut played = Played::new(1);
        let cases = [
            (1, wrapped(r#""id":1,"#, "_vendor/forged", "{}"), "-32600"),
            (0, wrapped(r#""id":1,"#, "proxy/successor", "{}"), "-32600"),
            (0, wrapped(r#""id":1,"#, "proxy/initialize", "{}"), "-32600"),
            (
                0,
                r#"{"id":1,"method":"proxy/successor","params":{}}"#.to_owned(),
                "-32602",
            ),
            (
                0,
                r#"{"id":1,"method":"proxy/successor"}"#.to_owned(),
                "-32602",
            ),
        ];
        for (place, line, code) in cases {
            played.say(place, &line).await;
            let refused = played.read(place).expect("an answer");
            assert!(refused.contains(code), "{line}: {refused}");
            played.say(place, &line.replace(r#""id":1,"#, "")).await;
            assert_eq!((played.read(0), played.read(1)), (None, None), "{line}");
        }
        assert!(!played.chain.is_over());
    }

    #[tokio::test]
    async fn open_requests_are_bounded() {
        let mut played = Played::new(1);
        for id in 0..=super::MAX_REQUESTS {
            let request = wrapped(&format!(r#""id":{id},"#), "_vendor/slow", "{}");
            played.say(0, &request).await;
        }
        let refused = played.read(0).expect("an answer");
        assert!(refused.contains("too many requests"), "{refused}");
        assert_eq!(played.read(0), None);
        played.say(1, r#"{"id":1,"result":{}}"#).await;
        assert!(played.read(0).is_some());
        let again = wrapped(r#""id":"z","#, "_vendor/slow", "{}");
        played.say(0, &again).await;
        assert_eq!(played.read(0), None);
        played.say(0, &again).await;
        assert!(played.read(0).is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn an_agent_waits_for_a_slow_proxy_and_a_stuck_one_ends_the_chain() {
        let mut played = Played::new(1);
        let text = "x".repeat(1024 * 1024);
        let note = format!(r#"{{"method":"_vendor/note","params":"{text}"}}"#);
        for _ in 0..4 {
            played.say(1, &note).await;
        }
        // There is no room until half of it is read.
        let begin = tokio::time::Instant::now();
        {
            let waits = played.say(1, &note);
            let waited = tokio::time::timeout(std::time::Duration::from_secs(20), waits).await;
            assert!(waited.is_err());
        }
        for _ in 0..3 {
            assert!(played.read(0).is_some());
        }
        played.say(1, &note).await;
        assert_eq!(begin.elapsed().as_secs(), 20);
        for _ in 0..3 {
            played.say(1, &note).await;
        }
        assert!(played.chain.is_over());
        assert_eq!(begin.elapsed().as_secs(), 50);
    }
}
