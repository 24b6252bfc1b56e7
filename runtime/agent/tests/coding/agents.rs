//! Subagents.

use std::sync::Arc;

use serde_json::{Value, json};
use threadwire_engine::{
    Activity, Answer, ApprovalPolicy, ChildFilter, Decision, Error, ItemBody, NewTurn,
    SettingsChange, Thread, ThreadHandle, ThreadQuery, TurnQuery, TurnStatus,
};
use threadwire_test_model::{Model, Part, Recorded, Step, Wire};
use tokio::sync::Semaphore;

use crate::support::{PATIENCE, World, says};

const WIRE: Wire = Wire::Responses;

/// The user's message; only requests of the parent agent contain it.
const PARENT: &str = "PARENT";

/// The parent's message to the subagent.
const TASK: &str = "CHILD TASK";

fn call(id: &str, tool: &str, arguments: Value) -> Step {
    Step::say(WIRE, &[Part::call(id, tool, &arguments)]).on(PARENT)
}

fn spawn(id: &str) -> Step {
    call(id, "spawn_agent", json!({ "message": TASK }))
}

fn wait(id: &str) -> Step {
    let arguments = json!({ "targets": ["{{agent_id}}"], "timeout_ms": 20_000 });
    call(id, "wait_agent", arguments)
}

fn parent_says(text: &str) -> Step {
    says(WIRE, text).on(PARENT)
}

fn child_says(text: &str) -> Step {
    says(WIRE, text).on(TASK)
}

/// Returns the requests of the parent agent, or those of the subagents.
fn requests(model: &Model, parent: bool) -> Vec<Recorded> {
    let of = |request: &Recorded| request.body.to_string().contains(PARENT) == parent;
    model.requests().into_iter().filter(of).collect()
}

/// Returns the output of a call, as sent to the model.
fn told(request: &Recorded, call: &str) -> String {
    let items = request.body["input"].as_array().unwrap();
    let is_output = |item: &&Value| item["call_id"] == call && item["output"].is_string();
    let output = items.iter().find(is_output).unwrap_or(&Value::Null);
    output["output"].as_str().unwrap_or_default().to_owned()
}

/// Returns the messages with the role `user`.
fn users(request: &Recorded) -> Vec<String> {
    let items = request.body["input"].as_array().unwrap().iter();
    let users = items.filter(|item| item["role"] == "user");
    users
        .map(|item| item["content"][0]["text"].as_str().unwrap().to_owned())
        .collect()
}

fn tools(request: &Recorded) -> Vec<String> {
    let tools = request.body["tools"].as_array().unwrap().iter();
    tools
        .filter_map(|tool| tool["name"].as_str().map(str::to_owned))
        .collect()
}

/// Returns the child threads of the world's thread.
async fn children(world: &World, archived: bool) -> Vec<Arc<Thread>> {
    let query = ThreadQuery {
        archived: Some(archived),
        spawned: ChildFilter::By(world.thread.id()),
        limit: 100,
        ..ThreadQuery::default()
    };
    world.engine.list_threads(query).await.unwrap().data
}

/// Starts a world with two running turns: the parent waits for its subagent, and the subagent's model waits for the
/// gate.
async fn waiting() -> (World, Model, Arc<Semaphore>) {
    let gate = Arc::new(Semaphore::new(0));
    let steps = vec![
        spawn("call_1"),
        wait("call_2"),
        child_says("late").gate(0, &gate),
    ];
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    world.start(NewTurn::text(PARENT)).await;
    world.until("started tool wait_agent").await;
    // Waits for two requests of the parent and one of the child: a response that the child has not requested yet could
    // go to a later request.
    for _ in 0..3 {
        model.asked().await;
    }
    (world, model, gate)
}

#[tokio::test]
async fn an_agent_works_in_a_thread_of_its_own_and_is_waited_for() {
    let steps = vec![
        spawn("call_1"),
        call(
            "call_2",
            "wait_agent",
            json!({ "targets": ["{{agent_id}}"] }),
        ),
        call("call_3", "close_agent", json!({ "target": "{{agent_id}}" })),
        parent_says("done"),
        child_says("hi"),
    ];
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    let outcome = world.say(PARENT).await;
    outcome.answered("done");
    for tool in ["spawn_agent", "wait_agent", "close_agent"] {
        assert!(
            outcome.shows(&format!("completed tool {tool} Completed")),
            "{outcome:#?}"
        );
    }
    let child = children(&world, false).await.remove(0);
    let place = child.spawned.clone().unwrap();
    assert_eq!(
        (place.parent, place.root, place.depth),
        (world.thread.id(), world.thread.id(), 1)
    );
    assert_eq!(child.preview, TASK);
    assert_eq!(child.settings.cwd, world.thread.latest().settings.cwd);
    assert!(
        world.engine.loaded_thread(child.id).is_none(),
        "it was closed"
    );
    let all = ThreadQuery {
        limit: 10,
        ..ThreadQuery::default()
    };
    let listed = world.engine.list_threads(all).await.unwrap().data;
    assert_eq!(listed.len(), 1, "it is listed where that is asked for only");

    let asked = requests(&model, true);
    let last = asked.last().unwrap();
    let spawned = json!({ "agent_id": child.id, "nickname": place.nickname });
    assert_eq!(told(last, "call_1"), spawned.to_string());
    let done = json!({ "completed": "hi" });
    let waited = json!({ "status": { child.id.to_string(): done }, "timed_out": false });
    assert_eq!(told(last, "call_2"), waited.to_string());
    assert_eq!(
        told(last, "call_3"),
        json!({ "previous_status": done }).to_string()
    );
    let news = json!({ "agent_path": child.id, "status": done });
    let news = format!("<subagent_notification>\n{news}\n</subagent_notification>");
    assert_eq!(users(last).iter().filter(|text| **text == news).count(), 1);
    assert!(tools(last).contains(&"spawn_agent".to_owned()));
    let of_child = requests(&model, false);
    assert!(users(&of_child[0]).contains(&TASK.to_owned()));
    assert!(
        !tools(&of_child[0]).contains(&"spawn_agent".to_owned()),
        "one level is deep enough"
    );
}

#[tokio::test]
async fn models_of_every_wire_spawn_agents() {
    for wire in Wire::ALL {
        let spawn = Part::call("call_1", "spawn_agent", &json!({ "message": TASK }));
        let steps = vec![
            Step::say(wire, &[spawn]).on(PARENT),
            says(wire, "done").on(PARENT),
            says(wire, "hi").on(TASK),
        ];
        let (mut world, _model) = World::scripted(wire, "", steps).await;
        world.say(PARENT).await.answered("done");
        assert_eq!(children(&world, false).await.len(), 1);
    }
}

#[tokio::test]
async fn mistakes_are_told_to_the_model() {
    let nobody = "01a1ff69-81d8-7fb3-9e70-299173fcec99";
    let not_found = format!("agent with id {nobody} not found");
    let many = [
        ("spawn_agent", json!({}), "Provide one of: message or items"),
        (
            "spawn_agent",
            json!({ "message": " " }),
            "Empty message can't be sent to an agent",
        ),
        (
            "spawn_agent",
            json!({ "message": "x", "items": [] }),
            "Provide either message or items, but not both",
        ),
        (
            "spawn_agent",
            json!({ "message": "x", "model": "nomodel" }),
            "Unknown model `nomodel` for spawn_agent. Available models: ",
        ),
        (
            "wait_agent",
            json!({ "targets": [] }),
            "agent ids must be non-empty",
        ),
        (
            "wait_agent",
            json!({ "targets": ["nope"] }),
            "invalid agent id nope: Error(",
        ),
        (
            "wait_agent",
            json!({ "targets": [nobody], "timeout_ms": 0 }),
            "timeout_ms must be greater than zero",
        ),
        (
            "wait_agent",
            json!({ "targets": [nobody] }),
            &format!("{{\"status\":{{\"{nobody}\":\"not_found\"}},\"timed_out\":false}}"),
        ),
        (
            "send_input",
            json!({ "target": nobody, "message": "x" }),
            &not_found,
        ),
        (
            "send_input",
            json!({ "target": nobody }),
            "Provide one of: message or items",
        ),
        ("resume_agent", json!({ "id": nobody }), &not_found),
        ("close_agent", json!({ "target": nobody }), &not_found),
    ];
    let mut steps: Vec<Step> = many
        .iter()
        .enumerate()
        .map(|(index, (tool, arguments, _))| {
            call(&format!("call_{index}"), tool, arguments.clone())
        })
        .collect();
    steps.push(parent_says("done"));
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    world.say(PARENT).await.answered("done");
    let requests = model.requests();
    for (index, (_, _, expected)) in many.iter().enumerate() {
        let told = told(requests.last().unwrap(), &format!("call_{index}"));
        assert!(told.starts_with(expected), "{told}");
    }
    assert!(children(&world, false).await.is_empty());
}

#[tokio::test]
async fn there_are_as_many_agents_and_levels_as_configured() {
    let gate = Arc::new(Semaphore::new(0));
    let mut steps: Vec<Step> = (0..7).map(|n| spawn(&format!("call_{n}"))).collect();
    steps.push(call(
        "close",
        "close_agent",
        json!({ "target": "{{agent_id}}" }),
    ));
    steps.push(spawn("again"));
    steps.push(parent_says("done"));
    steps.extend((0..7).map(|_| {
        let deeper = Part::call("deeper", "spawn_agent", &json!({ "message": "x" }));
        Step::say(WIRE, &[deeper]).on(TASK)
    }));
    steps.extend((0..7).map(|_| child_says("x").gate(0, &gate)));
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    let outcome = world.say(PARENT).await;
    outcome.answered("done");
    let last = requests(&model, true).pop().unwrap();
    assert_eq!(
        told(&last, "call_6"),
        "collab spawn failed: agent thread limit reached"
    );
    assert!(told(&last, "call_5").contains("agent_id"));
    assert!(
        told(&last, "again").contains("agent_id"),
        "a closed one makes room"
    );
    assert_eq!(children(&world, false).await.len(), 7);
    gate.add_permits(7);
    for child in children(&world, false).await {
        if let Some(handle) = world.engine.loaded_thread(child.id) {
            let ended = handle.activity().unwrap();
            let mut ended = ended.clone();
            let is_over = |now: &threadwire_engine::Activity| {
                matches!(now, threadwire_engine::Activity::Ended { .. })
            };
            tokio::time::timeout(PATIENCE, ended.wait_for(is_over))
                .await
                .unwrap()
                .unwrap();
        }
    }
    let told: Vec<String> = requests(&model, false)
        .iter()
        .map(|request| told(request, "deeper"))
        .collect();
    assert!(
        told.contains(&"Agent depth limit reached. Solve the task yourself.".to_owned()),
        "{told:?}"
    );
    world.engine.shutdown().await;
}

#[tokio::test]
async fn an_interrupt_ends_the_wait_and_not_the_agent() {
    let (mut world, model, gate) = waiting().await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    let child = children(&world, false).await.remove(0);
    let handle = world.engine.loaded_thread(child.id).expect("it goes on");
    assert!(handle.snapshot().await.running.is_some());
    gate.add_permits(1);
    ended(&handle).await;
    // The next turn tells the model how the subagent ended.
    model.push(parent_says("second"));
    world.say(PARENT).await.answered("second");
    let users = users(&requests(&model, true).pop().unwrap());
    assert!(
        users[users.len() - 2].contains("{\"completed\":\"late\"}"),
        "{users:?}"
    );
}

/// Waits until a turn of a subagent ends.
async fn ended(agent: &ThreadHandle) {
    let mut activity = agent.activity().unwrap();
    let ended = activity.wait_for(|now| matches!(now, Activity::Ended { .. }));
    tokio::time::timeout(PATIENCE, ended)
        .await
        .unwrap()
        .unwrap();
}

#[tokio::test]
async fn news_of_an_agent_are_told_although_the_first_one_left_memory_before() {
    let (mut world, model, gate) = waiting().await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    let child = children(&world, false).await.remove(0).id;
    let handle = world.engine.loaded_thread(child).unwrap();
    gate.add_permits(1);
    ended(&handle).await;
    drop(handle);
    // The model is told once, however often the thread is loaded afterwards.
    for text in ["second", "third"] {
        world = world.restarted().await;
        model.push(parent_says(text));
        world.say(PARENT).await.answered(text);
        let last = requests(&model, true).pop().unwrap();
        let news = json!({ "agent_path": child, "status": { "completed": "late" } }).to_string();
        let users = users(&last);
        let told = users.iter().filter(|text| text.contains(&news));
        assert_eq!(told.count(), 1, "{users:?}");
    }
}

#[tokio::test]
async fn an_agent_is_told_more_and_turned_to_something_else() {
    let gate = Arc::new(Semaphore::new(0));
    let never = Arc::new(Semaphore::new(0));
    let tell = |id: &str, text: &str, interrupt: bool| {
        call(
            id,
            "send_input",
            json!({ "target": "{{agent_id}}", "message": text, "interrupt": interrupt }),
        )
    };
    let steps = vec![
        spawn("call_1"),
        tell("call_2", "more", false),
        tell("call_3", "instead", true),
        wait("call_4"),
        tell("call_5", "again", false),
        wait("call_6"),
        parent_says("done"),
        says(WIRE, "again done").on("again"),
        child_says("instead done").on("instead").gate(0, &gate),
        child_says("never").gate(0, &never),
        child_says("never").gate(0, &never),
    ];
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    world.start(NewTurn::text(PARENT)).await;
    world.until("started tool wait_agent").await;
    gate.add_permits(1);
    world.end().await.answered("done");
    let last = requests(&model, true).pop().unwrap();
    assert!(
        told(&last, "call_4").contains("instead done"),
        "{}",
        told(&last, "call_4")
    );
    assert!(
        told(&last, "call_6").contains("again done"),
        "{}",
        told(&last, "call_6")
    );
    let child = children(&world, false).await.remove(0);
    let turns = TurnQuery {
        items: true,
        ..TurnQuery::default()
    };
    let turns = world.engine.turns(child.id, turns).await.unwrap().data;
    let states: Vec<TurnStatus> = turns.iter().map(|turn| turn.turn.status).collect();
    assert_eq!(
        states,
        [
            TurnStatus::Interrupted,
            TurnStatus::Completed,
            TurnStatus::Completed
        ]
    );
    let steered =
        |item: &&threadwire_engine::Item| matches!(item.body, ItemBody::User { steered: true, .. });
    let steered = turns[0].items.iter().map(|item| &**item).filter(steered);
    assert_eq!(
        steered.count(),
        1,
        "what it is told while it works joins its turn"
    );
}

#[tokio::test]
async fn questions_of_an_agent_reach_those_who_follow_the_first_one() {
    let run = Part::call("run", "exec_command", &json!({ "cmd": "touch made" }));
    let steps = vec![
        spawn("call_1"),
        wait("call_2"),
        parent_says("done"),
        Step::say(WIRE, &[run]).on(TASK),
        child_says("made it"),
    ];
    let (mut world, _model) = World::scripted(WIRE, "", steps).await;
    world
        .start(NewTurn {
            settings: SettingsChange {
                approval: Some(ApprovalPolicy::Untrusted),
                ..SettingsChange::default()
            },
            ..NewTurn::text(PARENT)
        })
        .await;
    let accept = Answer::Decision {
        decision: Decision::Accept,
    };
    world.end_answering(vec![accept]).await.answered("done");
    assert!(world.file("made").exists());
}

#[tokio::test]
async fn an_agent_can_know_what_was_said() {
    let steps = vec![
        says(WIRE, "the word is owl").on("first"),
        call(
            "call_1",
            "spawn_agent",
            json!({ "message": TASK, "fork_context": true }),
        ),
        // Both conversations have the user's message; only that of the parent has the call.
        says(WIRE, "done").on("call_1"),
        says(WIRE, "owl").on(TASK),
    ];
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    world.say("first").await.answered("the word is owl");
    world.say(PARENT).await.answered("done");
    let child = children(&world, false).await.remove(0);
    let handle = world.engine.loaded_thread(child.id).unwrap();
    let mut activity = handle.activity().unwrap();
    let ended = activity.wait_for(|now| matches!(now, threadwire_engine::Activity::Ended { .. }));
    tokio::time::timeout(PATIENCE, ended)
        .await
        .unwrap()
        .unwrap();
    let of_child = |request: &Recorded| users(request).contains(&TASK.to_owned());
    let request = model
        .requests()
        .into_iter()
        .find(of_child)
        .expect("it asked");
    let said = users(&request).into_iter();
    let said: Vec<String> = said.filter(|text| !text.starts_with('<')).collect();
    assert_eq!(said, ["first", PARENT, TASK]);
    assert!(request.body.to_string().contains("the word is owl"));
    assert!(
        !request.body.to_string().contains("call_1"),
        "the call that spawned it is not its own"
    );
}

#[tokio::test]
async fn a_restart_leaves_nothing_waiting() {
    let (world, model, _gate) = waiting().await;
    let child = children(&world, false).await.remove(0).id;
    let mut world = world.restarted().await;
    let turns = world
        .engine
        .turns(child, TurnQuery::default())
        .await
        .unwrap()
        .data;
    assert_eq!(turns[0].turn.status, TurnStatus::Interrupted);
    let one = json!({ "target": child, "message": "CHILD TASK again" });
    for step in [
        call("call_3", "send_input", one.clone()),
        call("call_4", "resume_agent", json!({ "id": child })),
        call("call_5", "send_input", one),
        call("call_6", "wait_agent", json!({ "targets": [child] })),
        parent_says("done"),
        child_says("back"),
    ] {
        model.push(step);
    }
    world.say(PARENT).await.answered("done");
    let last = requests(&model, true).pop().unwrap();
    assert!(told(&last, "call_2").starts_with("aborted by user after "));
    assert_eq!(
        told(&last, "call_3"),
        format!("agent with id {child} not found")
    );
    assert_eq!(told(&last, "call_4"), "{\"status\":\"interrupted\"}");
    assert!(
        told(&last, "call_6").contains("back"),
        "{}",
        told(&last, "call_6")
    );
}

#[tokio::test]
async fn an_agent_is_put_away_and_deleted_with_the_first_one() {
    let (world, _model, _gate) = waiting().await;
    let (id, child) = (
        world.thread.id(),
        children(&world, false).await.remove(0).id,
    );
    world.engine.archive_thread(id).await.unwrap();
    assert!(world.engine.loaded_thread(child).is_none());
    assert_eq!(children(&world, true).await.len(), 1);
    world.engine.unarchive_thread(id).await.unwrap();
    assert_eq!(children(&world, false).await.len(), 1);
    world.engine.delete_thread(id).await.unwrap();
    assert!(matches!(
        world.engine.thread(child).await,
        Err(Error::ThreadNotFound(_))
    ));
}

#[tokio::test]
async fn agents_can_be_switched_off() {
    let (mut world, model) = World::scripted(
        WIRE,
        "[features]\nmulti_agent = false\n",
        vec![parent_says("done")],
    )
    .await;
    world.say(PARENT).await.answered("done");
    assert!(!tools(&model.requests()[0]).contains(&"spawn_agent".to_owned()));
}

#[tokio::test]
async fn an_agent_has_the_instructions_and_the_model_of_its_role_but_the_permissions_of_its_parent()
{
    let with = |role: &str, more: Value| {
        let mut arguments = json!({ "message": TASK, "agent_type": role });
        let more = more.as_object().unwrap().clone();
        arguments.as_object_mut().unwrap().extend(more);
        arguments
    };
    let steps = vec![
        call("call_1", "spawn_agent", with(" critic ", json!({}))),
        call("call_2", "spawn_agent", with("nobody", json!({}))),
        call(
            "call_3",
            "spawn_agent",
            with("worker", json!({ "fork_context": true })),
        ),
        wait("call_4"),
        parent_says("done"),
        child_says("hi"),
    ];
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    let folder = world.dir.path().join("home/agents/mine");
    std::fs::create_dir_all(&folder).unwrap();
    let role = "name = 'critic'\ndescription = 'Criticises.'\ndeveloper_instructions = 'You criticise.'\n\
        model = 'critical-model'\nmodel_reasoning_effort = 'high'\nnickname_candidates = ['Zoilus']\n\
        model_verbosity = 'low'\nsandbox_mode = 'danger-full-access'\napproval_policy = 'never'\n";
    std::fs::write(folder.join("critic.toml"), role).unwrap();
    let outcome = world.say(PARENT).await;
    outcome.answered("done");
    let shown = |line: &&String| line.starts_with("started tool spawn_agent");
    assert_eq!(
        outcome.lines.iter().filter(shown).count(),
        1,
        "{outcome:#?}"
    );

    let child = children(&world, false).await.remove(0);
    let place = child.spawned.clone().unwrap();
    assert_eq!(
        (&*place.nickname, place.role.as_deref()),
        ("Zoilus", Some("critic"))
    );
    // Whoever resumes the thread finds them.
    let own = &child.settings;
    assert_eq!(
        own.developer_instructions.as_deref(),
        Some("You criticise.")
    );
    assert_eq!(own.model, "critical-model");
    let parent = &world.thread.latest().settings;
    assert_eq!(
        (&own.sandbox, &own.approval),
        (&parent.sandbox, &parent.approval)
    );

    let asked = requests(&model, true).pop().unwrap();
    assert_eq!(told(&asked, "call_2"), "unknown agent_type 'nobody'");
    assert!(told(&asked, "call_3").starts_with("Full-history forked agents inherit"));
    let offered = asked.body["tools"].to_string();
    let listed = "critic: {\\nCriticises.\\n- This role's model is set to `critical-model` and its reasoning effort is set \
        to `high`. These settings cannot be changed.\\n}\\ndefault: {";
    assert!(offered.contains(listed), "{offered}");

    let of_child = requests(&model, false).remove(0).body;
    assert_eq!(of_child["model"], "critical-model");
    assert_eq!(of_child["reasoning"]["effort"], "high");
    assert_eq!(of_child["text"]["verbosity"], "low");
    let input = of_child["input"].as_array().unwrap().iter();
    let is_told = |item: &Value| {
        item["role"] == "developer" && item["content"][0]["text"] == "You criticise."
    };
    assert_eq!(input.filter(|item| is_told(item)).count(), 1, "{of_child}");
}
