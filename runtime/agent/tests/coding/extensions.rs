//! Tools and middleware of the embedding program.

use std::{
    future::pending,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use serde_json::{Value, json, value::RawValue};
use threadwire_agent::{
    Extensions,
    extensions::{
        BoxError, ExtensionsError, Middleware, ModelAnswer, ModelRequest, Purpose, Tool,
        ToolAnswer, ToolContext, ToolUse, Verdict,
    },
    model::{Content, Message, Role},
};
use threadwire_engine::{
    Answer, ApprovalPolicy, BoxFuture, Decision, Json, NewTurn, SandboxPolicy, SettingsChange,
    TurnContext, TurnStatus, TurnTask,
};
use threadwire_test_model::{Model, Part, Step, Wire};

use crate::support::{NO_RETRIES, PATIENCE, World, runs, says};

const WIRE: Wire = Wire::Responses;

/// A tool whose name selects what it does.
struct Does {
    name: &'static str,
    asks: bool,
}

fn does(name: &'static str) -> Arc<dyn Tool> {
    Arc::new(Does { name, asks: false })
}

impl Tool for Does {
    fn name(&self) -> &str {
        self.name
    }

    fn description(&self) -> &str {
        "Does what it says."
    }

    fn input_schema(&self) -> Json {
        let schema = json!({ "type": "object", "properties": { "a": { "type": "integer" } } });
        RawValue::from_string(schema.to_string()).unwrap().into()
    }

    fn needs_approval(&self) -> bool {
        self.asks
    }

    fn call<'a>(
        &'a self,
        arguments: Value,
        context: ToolContext,
    ) -> BoxFuture<'a, Result<ToolAnswer, BoxError>> {
        Box::pin(async move {
            match self.name {
                "double" => {
                    context.progress("doubling").await;
                    let a = arguments["a"].as_i64().ok_or("a is missing")?;
                    Ok(ToolAnswer::done((2 * a).to_string()))
                }
                "look" => Ok(ToolAnswer {
                    content: vec![Content::Image("data:image/png;base64,AAAA".to_owned())],
                    success: true,
                }),
                "refuse" => Ok(ToolAnswer::failed("not today")),
                "panic" => panic!("no way"),
                "hang" => pending().await,
                _ => Ok(ToolAnswer::done(format!("own {}", self.name))),
            }
        })
    }
}

fn tools(names: &[&'static str]) -> Extensions {
    Extensions::new(names.iter().map(|name| does(name)).collect(), Vec::new()).unwrap()
}

fn calls(id: &str, tool: &str, arguments: Value) -> Step {
    Step::say(WIRE, &[Part::call(id, tool, &arguments)])
}

/// Returns the output of a call, as sent to the model.
fn told(model: &Model, request: usize, call: &str) -> String {
    let body = &model.requests()[request].body;
    let outputs = body["input"].as_array().unwrap().iter();
    outputs
        .filter(|item| item["call_id"] == call && item.get("output").is_some())
        .map(|item| match item["output"].as_str() {
            Some(text) => text.to_owned(),
            None => item["output"].to_string(),
        })
        .collect()
}

fn policy(approval: ApprovalPolicy, sandbox: SandboxPolicy) -> NewTurn {
    NewTurn {
        settings: SettingsChange {
            approval: Some(approval),
            sandbox: Some(sandbox),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    }
}

#[tokio::test]
async fn a_tool_is_offered_called_and_shown() {
    let steps = vec![
        calls("call_1", "double", json!({ "a": 21 })),
        says(WIRE, "done"),
    ];
    let (mut world, model) = World::extended(tools(&["double"]), steps).await;
    let outcome = world.say("go").await;
    outcome.answered("done");
    for line in [
        "started tool double InProgress",
        "delta Progress \"doubling\"",
        "completed tool double Completed",
    ] {
        assert!(outcome.shows(line), "{line}: {outcome:#?}");
    }
    let offered = model.requests()[0].body["tools"].clone();
    let offered = offered.as_array().unwrap().iter();
    let double: Vec<_> = offered.filter(|tool| tool["name"] == "double").collect();
    assert_eq!(double.len(), 1);
    assert_eq!(double[0]["description"], "Does what it says.");
    assert_eq!(
        double[0]["parameters"]["properties"]["a"]["type"],
        "integer"
    );
    assert_eq!(told(&model, 1, "call_1"), "42");
}

#[tokio::test]
async fn what_goes_wrong_in_a_tool_is_told_to_the_model() {
    for (tool, arguments, expected) in [
        ("double", json!({}), "a is missing"),
        ("refuse", json!({}), "not today"),
        ("panic", json!({}), "panicked: no way"),
    ] {
        let steps = vec![calls("call_1", tool, arguments), says(WIRE, "done")];
        let (mut world, model) = World::extended(tools(&[tool]), steps).await;
        let outcome = world.say("go").await;
        outcome.answered("done");
        let shown = format!("completed tool {tool} Failed");
        assert!(outcome.shows(&shown), "{outcome:#?}");
        assert_eq!(told(&model, 1, "call_1"), expected);
    }
    let steps = vec![calls("call_1", "double", json!([1])), says(WIRE, "done")];
    let (mut world, model) = World::extended(tools(&["double"]), steps).await;
    world.say("go").await.answered("done");
    let expected = "failed to parse function arguments: expected an object";
    assert_eq!(told(&model, 1, "call_1"), expected);
}

#[tokio::test]
async fn a_tool_may_give_images_and_take_the_place_of_one_of_the_agents() {
    let steps = vec![
        Step::say(
            WIRE,
            &[
                Part::call("call_1", "look", &json!({})),
                Part::call("call_2", "exec_command", &json!({ "cmd": "exit 1" })),
            ],
        ),
        says(WIRE, "done"),
    ];
    let (mut world, model) = World::extended(tools(&["look", "exec_command"]), steps).await;
    world.say("go").await.answered("done");
    assert!(told(&model, 1, "call_1").contains("data:image/png;base64,AAAA"));
    assert_eq!(told(&model, 1, "call_2"), "own exec_command");
    let offered = model.requests()[0].body["tools"].to_string();
    assert_eq!(offered.matches("\"exec_command\"").count(), 1, "{offered}");
}

#[tokio::test]
async fn a_tool_that_wants_approval_goes_through_the_policy() {
    let asking = || {
        let tool = Does {
            name: "write",
            asks: true,
        };
        Extensions::new(vec![Arc::new(tool)], Vec::new()).unwrap()
    };
    let script = || {
        vec![
            calls("call_1", "write", json!({})),
            calls("call_2", "write", json!({})),
            says(WIRE, "done"),
        ]
    };
    let free = SandboxPolicy::DangerFullAccess;
    let decisions = |decisions: &[Decision]| {
        let answers = decisions.iter().cloned();
        answers
            .map(|decision| Answer::Decision { decision })
            .collect::<Vec<_>>()
    };

    let (mut world, model) = World::extended(asking(), script()).await;
    let on_request = policy(ApprovalPolicy::OnRequest, free.clone());
    world.start(on_request.clone()).await;
    let answers = decisions(&[Decision::Accept, Decision::Decline]);
    let outcome = world.end_answering(answers).await;
    outcome.answered("done");
    assert!(outcome.shows("completed tool write Completed"));
    assert!(outcome.shows("completed tool write Declined"));
    assert_eq!(told(&model, 2, "call_1"), "own write");
    assert_eq!(told(&model, 2, "call_2"), "user rejected tool call");

    // An approval for the session is requested only once.
    let (mut world, _model) = World::extended(asking(), script()).await;
    world.start(on_request).await;
    let answers = decisions(&[Decision::AcceptForSession]);
    world.end_answering(answers).await.answered("done");

    // The policy `never` asks for no approval: the calls are refused.
    let (mut world, model) = World::extended(asking(), script()).await;
    let read_only = SandboxPolicy::ReadOnly { network: false };
    let outcome = world.run(policy(ApprovalPolicy::Never, read_only)).await;
    outcome.answered("done");
    let refused = "tool call requires approval, but approval policy is never";
    assert_eq!(told(&model, 2, "call_1"), refused);

    // Without a sandbox, the policy `never` allows everything.
    let (mut world, model) = World::extended(asking(), script()).await;
    let outcome = world.run(policy(ApprovalPolicy::Never, free)).await;
    outcome.answered("done");
    assert_eq!(told(&model, 2, "call_2"), "own write");
}

#[tokio::test]
async fn an_interrupt_ends_a_tool() {
    let steps = vec![calls("call_1", "hang", json!({})), says(WIRE, "fine")];
    let (mut world, model) = World::extended(tools(&["hang"]), steps).await;
    world.start(NewTurn::text("go")).await;
    world.until("started tool hang").await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    world.say("again").await.answered("fine");
    assert!(told(&model, 1, "call_1").starts_with("aborted by user after "));
}

#[test]
fn tools_that_no_model_could_call_are_refused() {
    let refused = |names: &[&'static str]| {
        let tools = names.iter().map(|name| does(name)).collect();
        Extensions::new(tools, Vec::new()).unwrap_err()
    };
    assert_eq!(refused(&["a b"]), ExtensionsError::Name("a b".to_owned()));
    assert_eq!(refused(&[""]), ExtensionsError::Name(String::new()));
    assert_eq!(
        refused(&["a", "b", "a"]),
        ExtensionsError::Duplicate("a".to_owned())
    );
}

type Log = Arc<Mutex<Vec<String>>>;

/// A middleware that records its calls and acts as its mode says.
#[derive(Clone)]
struct Watch {
    name: &'static str,
    log: Log,
    mode: &'static str,
}

impl Watch {
    fn note(&self, what: impl std::fmt::Display) {
        let line = format!("{} {what}", self.name);
        self.log.lock().unwrap().push(line);
    }
}

impl Middleware for Watch {
    fn name(&self) -> &str {
        self.name
    }

    fn before_model<'a>(
        &'a self,
        request: &'a mut ModelRequest<'_>,
        _: &'a TurnContext,
    ) -> BoxFuture<'a, Result<(), BoxError>> {
        Box::pin(async move {
            self.note(format_args!(
                "before_model {} {}",
                request.purpose.name(),
                request.model
            ));
            match self.mode {
                "change request" => {
                    request.model += "-large";
                    request.effort = Some("high".to_owned());
                    request.instructions += "\nBe kind.";
                    let hint = Message::text(Role::Developer, "remember the milk");
                    request.messages.push(hint);
                    let hidden = ["exec_command", "spawn_agent"];
                    request.tools.retain(|tool| !hidden.contains(&&**tool));
                }
                "fail before_model" => return Err("boom".into()),
                "hang before_model" => pending().await,
                _ => {}
            }
            Ok(())
        })
    }

    fn after_model<'a>(
        &'a self,
        answer: &'a ModelAnswer<'_>,
        _: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Option<Message>, BoxError>> {
        Box::pin(async move {
            let calls: Vec<&str> = answer.calls().map(|call| call.name.as_str()).collect();
            let tokens = answer.usage.map_or(0, |usage| usage.total());
            self.note(format_args!(
                "after_model {:?} {calls:?} {}",
                answer.text(),
                tokens > 0
            ));
            match self.mode {
                "ask again" if answer.text() == "short" => {
                    Ok(Some(Message::text(Role::User, "say more")))
                }
                "fail after_model" => Err("boom".into()),
                _ => Ok(None),
            }
        })
    }

    fn before_tool<'a>(
        &'a self,
        call: &'a mut ToolUse,
        _: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Verdict, BoxError>> {
        Box::pin(async move {
            self.note(format_args!("before_tool {} {}", call.name, call.arguments));
            Ok(match self.mode {
                "change arguments" => {
                    call.arguments["a"] = json!(4);
                    Verdict::Proceed
                }
                "refuse" => Verdict::Refuse("not on a Sunday".to_owned()),
                "answer" => Verdict::Answer(ToolAnswer::done("I know that")),
                "fail before_tool" => return Err("boom".into()),
                "panic" => panic!("boom"),
                "hang before_tool" => pending().await,
                _ => Verdict::Proceed,
            })
        })
    }

    fn after_tool<'a>(
        &'a self,
        call: &'a ToolUse,
        answer: &'a mut ToolAnswer,
        _: &'a TurnContext,
    ) -> BoxFuture<'a, Result<(), BoxError>> {
        Box::pin(async move {
            let Some(Content::Text(text)) = answer.content.first_mut() else {
                return Err("no text".into());
            };
            self.note(format_args!("after_tool {} {text}", call.id));
            match self.mode {
                "fail after_tool" => return Err("boom".into()),
                _ => *text = format!("{text}, {}", self.name),
            }
            Ok(())
        })
    }
}

/// Creates the tool `double`, and middleware with these names and modes; returns the log of their calls, too.
fn watched(modes: &[(&'static str, &'static str)]) -> (Extensions, Log) {
    let log = Log::default();
    let middleware = modes.iter().map(|(name, mode)| -> Arc<dyn Middleware> {
        Arc::new(Watch {
            name,
            log: Arc::clone(&log),
            mode,
        })
    });
    let extensions = Extensions::new(vec![does("double")], middleware.collect()).unwrap();
    (extensions, log)
}

fn doubling() -> Vec<Step> {
    vec![
        calls("call_1", "double", json!({ "a": 1 })),
        says(WIRE, "done"),
    ]
}

fn lines(log: &Log) -> Vec<String> {
    log.lock().unwrap().clone()
}

#[tokio::test]
async fn the_first_middleware_is_outermost() {
    let (extensions, log) = watched(&[("one", ""), ("two", "change arguments")]);
    let (mut world, model) = World::extended(extensions, doubling()).await;
    world.say("go").await.answered("done");
    assert_eq!(
        lines(&log),
        [
            "one before_model answer mock-model",
            "two before_model answer mock-model",
            "two after_model \"\" [\"double\"] true",
            "one after_model \"\" [\"double\"] true",
            "one before_tool double {\"a\":1}",
            "two before_tool double {\"a\":1}",
            "two after_tool call_1 8",
            "one after_tool call_1 8, two",
            "one before_model answer mock-model",
            "two before_model answer mock-model",
            "two after_model \"done\" [] true",
            "one after_model \"done\" [] true",
        ]
    );
    assert_eq!(told(&model, 1, "call_1"), "8, two, one");
    // The conversation keeps the arguments that the model sent.
    let body = model.requests()[1].body.to_string();
    assert!(body.contains(r#"{\"a\":1}"#), "{body}");
}

#[tokio::test]
async fn a_request_can_be_changed_for_once() {
    let (extensions, _) = watched(&[("one", "change request")]);
    let steps = vec![runs(WIRE, "call_1", "echo never"), says(WIRE, "done")];
    let (mut world, model) = World::extended(extensions, steps).await;
    let outcome = world.say("go").await;
    outcome.answered("done");
    assert!(
        !outcome.lines.iter().any(|line| line.contains("command")),
        "{outcome:#?}"
    );
    for request in model.requests() {
        let body = request.body;
        assert_eq!(body["model"], "mock-model-large");
        assert_eq!(body["reasoning"]["effort"], "high");
        let instructions = body["instructions"].as_str().unwrap();
        assert!(instructions.ends_with("\nBe kind."), "{instructions}");
        let tools = body["tools"].as_array().unwrap();
        let offers = |name: &str| tools.iter().any(|tool| tool["name"] == name);
        assert!(!offers("exec_command") && offers("double"), "{tools:?}");
        let whole = body["tools"].to_string();
        assert!(!whole.contains("\"name\":\"spawn_agent\""), "{whole}");
        assert!(whole.contains("\"name\":\"wait_agent\""), "{whole}");
        let input = body["input"].as_array().unwrap();
        let last = input.last().unwrap().to_string();
        assert!(last.contains("remember the milk"), "{last}");
        let whole = body["input"].to_string();
        assert_eq!(whole.matches("remember the milk").count(), 1, "{whole}");
    }
    assert_eq!(told(&model, 1, "call_1"), "unsupported call: exec_command");
}

#[tokio::test]
async fn a_middleware_can_ask_the_model_again() {
    let (extensions, log) = watched(&[("one", "ask again")]);
    let steps = vec![says(WIRE, "short"), says(WIRE, "a long answer")];
    let (mut world, model) = World::extended(extensions, steps).await;
    let outcome = world.say("go").await;
    outcome.answered("a long answer");
    assert!(!outcome.lines.iter().any(|line| line.contains("say more")));
    let body = model.requests()[1].body["input"].to_string();
    let (short, more) = (body.find("short").unwrap(), body.find("say more").unwrap());
    assert!(short < more, "{body}");
    assert_eq!(
        lines(&log).last().unwrap(),
        "one after_model \"a long answer\" [] true"
    );
}

#[tokio::test]
async fn a_call_can_be_refused_or_answered_before_its_tool() {
    for (mode, status, expected) in [
        ("refuse", "Declined", "not on a Sunday, outer"),
        ("answer", "Completed", "I know that, outer"),
    ] {
        let (extensions, log) = watched(&[("outer", ""), ("middle", mode), ("inner", "")]);
        let (mut world, model) = World::extended(extensions, doubling()).await;
        let outcome = world.say("go").await;
        outcome.answered("done");
        let shown = format!("completed tool double {status}");
        assert!(outcome.shows(&shown), "{outcome:#?}");
        assert!(!outcome.lines.iter().any(|line| line.contains("doubling")));
        assert_eq!(told(&model, 1, "call_1"), expected);
        let tools = lines(&log).into_iter();
        let tools: Vec<_> = tools.filter(|line| line.contains("_tool")).collect();
        assert_eq!(tools.len(), 3, "{tools:?}");
    }
    // The agent's own tools can be refused, too; a command that never ran is not shown as a command.
    let (extensions, _) = watched(&[("one", "refuse")]);
    let steps = vec![runs(WIRE, "call_1", "touch made"), says(WIRE, "done")];
    let (mut world, model) = World::extended(extensions, steps).await;
    let outcome = world.say("go").await;
    assert!(outcome.shows("completed tool exec_command Declined"));
    assert!(!world.file("made").exists());
    assert_eq!(told(&model, 1, "call_1"), "not on a Sunday");
}

#[tokio::test]
async fn arguments_of_the_agents_tools_can_be_changed() {
    struct Quiet;

    impl Middleware for Quiet {
        fn name(&self) -> &str {
            "quiet"
        }

        fn before_tool<'a>(
            &'a self,
            call: &'a mut ToolUse,
            _: &'a TurnContext,
        ) -> BoxFuture<'a, Result<Verdict, BoxError>> {
            Box::pin(async move {
                call.arguments["cmd"] = json!("echo quiet");
                Ok(Verdict::Proceed)
            })
        }
    }

    let extensions = Extensions::new(Vec::new(), vec![Arc::new(Quiet)]).unwrap();
    let steps = vec![runs(WIRE, "call_1", "echo loud"), says(WIRE, "done")];
    let (mut world, model) = World::extended(extensions, steps).await;
    let outcome = world.say("go").await;
    assert!(
        outcome.shows("completed command echo quiet Completed"),
        "{outcome:#?}"
    );
    assert!(told(&model, 1, "call_1").contains("quiet"));
}

#[tokio::test]
async fn a_middleware_that_fails_fails_the_turn_by_its_name() {
    for (mode, expected) in [
        ("fail before_model", "failed in before_model: boom"),
        ("fail after_model", "failed in after_model: boom"),
        ("fail before_tool", "failed in before_tool: boom"),
        ("panic", "failed in before_tool: panicked: boom"),
        ("fail after_tool", "failed in after_tool: boom"),
    ] {
        let (extensions, _) = watched(&[("fine", ""), ("bad", mode)]);
        let (mut world, _model) = World::extended(extensions, doubling()).await;
        let outcome = world.say("go").await;
        assert_eq!(
            outcome.error().message,
            format!("middleware `bad` {expected}")
        );
    }
}

#[tokio::test]
async fn a_thread_goes_on_after_a_middleware_failed() {
    struct Once(AtomicBool);

    impl Middleware for Once {
        fn name(&self) -> &str {
            "once"
        }

        fn after_tool<'a>(
            &'a self,
            _: &'a ToolUse,
            _: &'a mut ToolAnswer,
            _: &'a TurnContext,
        ) -> BoxFuture<'a, Result<(), BoxError>> {
            let failed = self.0.swap(true, Ordering::Relaxed);
            Box::pin(async move { if failed { Ok(()) } else { Err("boom".into()) } })
        }
    }

    let once = Once(AtomicBool::new(false));
    let extensions = Extensions::new(vec![does("double")], vec![Arc::new(once)]).unwrap();
    let calls = [
        Part::call("call_1", "double", &json!({ "a": 1 })),
        Part::call("call_2", "exec_command", &json!({ "cmd": "sleep 600" })),
    ];
    let steps = vec![Step::say(WIRE, &calls), says(WIRE, "fine")];
    let (mut world, model) = World::extended(extensions, steps).await;
    let outcome = world.say("go").await;
    assert_eq!(
        outcome.error().message,
        "middleware `once` failed in after_tool: boom"
    );
    world.say("again").await.answered("fine");
    let failed = "the tool failed unexpectedly";
    assert_eq!(told(&model, 1, "call_1"), failed);
    assert_eq!(told(&model, 1, "call_2"), failed);
}

#[tokio::test]
async fn an_interrupt_ends_a_middleware() {
    for hook in ["before_model", "before_tool"] {
        let mode = match hook {
            "before_model" => "hang before_model",
            _ => "hang before_tool",
        };
        let (extensions, log) = watched(&[("one", mode)]);
        let (mut world, _model) = World::extended(extensions, doubling()).await;
        world.start(NewTurn::text("go")).await;
        // The middleware records its call before it hangs.
        let called = async {
            while !lines(&log).iter().any(|line| line.contains(hook)) {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, called).await.unwrap();
        world.thread.interrupt(None).await.unwrap();
        assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    }
}

#[tokio::test]
async fn summaries_are_requests_too() {
    let (extensions, log) = watched(&[("one", "change request")]);
    let steps = vec![says(WIRE, "hello"), says(WIRE, "a summary")];
    let (mut world, model) = World::extended(extensions, steps).await;
    world.say("go").await.answered("hello");
    let turn = NewTurn {
        task: TurnTask::Compact,
        ..NewTurn::text("")
    };
    assert_eq!(world.run(turn).await.status, TurnStatus::Completed);
    assert_eq!(model.requests()[1].body["model"], "mock-model-large");
    assert_eq!(
        lines(&log)[2..],
        [
            "one before_model compaction mock-model",
            "one after_model \"a summary\" [] true"
        ]
    );
    assert_eq!(Purpose::Compaction.name(), "compaction");
}

#[tokio::test]
async fn a_request_that_is_tried_again_is_prepared_once() {
    let (extensions, log) = watched(&[("one", "change request")]);
    let steps = vec![Step::refuse(500, "{}"), says(WIRE, "hello")];
    let (mut world, model) = World::extended(extensions, steps).await;
    let retries = NO_RETRIES.replace("request_max_retries = 0", "request_max_retries = 1");
    world.configure(&model.base_url(), WIRE, &retries);
    world.say("go").await.answered("hello");
    assert_eq!(model.requests().len(), 2);
    assert_eq!(lines(&log).len(), 2);
}
