//! The list of models that a thread can choose from.

use serde_json::{Value, json};
use threadwire_engine::{InputPart, MediaSource, NewTurn, SettingsChange};
use threadwire_test_model::{Model, Wire};

use crate::support::{World, says};

/// An image of one pixel.
const PIXEL: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/// Returns the models as `provider/name`, with a star after the default one.
fn names(world: &World) -> Vec<String> {
    let models = world.engine.agent().models();
    let names = models.iter().map(|model| {
        let star = if model.is_default { "*" } else { "" };
        format!("{}/{}{star}", model.provider, model.id)
    });
    names.collect()
}

#[tokio::test]
async fn configured_models_come_first_then_those_that_the_provider_lists() {
    let list = r#"{"data":[{"id":"big","context_length":1000},{"id":"chosen"},{"id":"small"}]}"#;
    let model = Model::listing(Vec::new(), list).await;
    let world = World::open(&model.base_url(), Wire::Chat, "").await;
    let file = world.dir.path().join("home/config.toml");
    let config = std::fs::read_to_string(&file).unwrap();
    let chosen = "model = \"chosen\"\nmodel_provider = \"mock\"\n";
    std::fs::write(&file, format!("{chosen}{config}")).unwrap();
    world.engine.agent().refresh_models(false).await;
    assert_eq!(names(&world), ["mock/chosen*"]);
    world.engine.agent().refresh_models(true).await;
    assert_eq!(names(&world), ["mock/chosen*", "mock/big", "mock/small"]);
}

#[tokio::test]
async fn a_provider_that_lists_nothing_is_no_trouble() {
    let model = Model::start(Vec::new()).await;
    let world = World::open(&model.base_url(), Wire::Responses, "").await;
    world.engine.agent().refresh_models(true).await;
    assert_eq!(names(&world), [""; 0]);
}

/// Writes a catalog with these models to the home folder, and names it in the configuration.
fn write_catalog(world: &World, models: &[Value]) {
    let home = world.dir.path().join("home");
    let usual = json!({
        "display_name": "D", "supported_reasoning_levels": [], "visibility": "list",
        "supported_in_api": true, "priority": 1, "support_verbosity": false
    });
    let whole = models.iter().map(|model| {
        let mut whole = usual.clone();
        let members = model.as_object().unwrap().clone();
        whole.as_object_mut().unwrap().extend(members);
        whole
    });
    let whole = json!({ "models": whole.collect::<Vec<_>>() });
    std::fs::write(home.join("models.json"), whole.to_string()).unwrap();
    let file = home.join("config.toml");
    let config = std::fs::read_to_string(&file).unwrap();
    let named = "model_provider = \"mock\"\nmodel_catalog_json = \"models.json\"\n";
    std::fs::write(&file, format!("{named}{config}")).unwrap();
}

#[tokio::test]
async fn a_catalog_takes_the_place_of_the_list_of_the_provider() {
    let model = Model::listing(Vec::new(), r#"{"data":[{"id":"of-the-provider"}]}"#).await;
    let world = World::open(&model.base_url(), Wire::Chat, "").await;
    write_catalog(
        &world,
        &[
            json!({ "slug": "last", "priority": 9, "base_instructions": "" }),
            json!({ "slug": "hidden", "priority": 0, "visibility": "hide", "base_instructions": "" }),
            json!({ "slug": "first", "base_instructions": "", "default_reasoning_level": "high" }),
            json!({ "slug": "of-accounts", "supported_in_api": false, "base_instructions": "" }),
        ],
    );
    world.engine.agent().refresh_models(true).await;
    assert_eq!(names(&world), ["mock/hidden", "mock/first*", "mock/last"]);
    let models = world.engine.agent().models();
    let hidden: Vec<bool> = models.iter().map(|model| model.is_hidden).collect();
    assert_eq!(hidden, [true, false, false]);
    assert_eq!(models[1].default_effort.as_deref(), Some("high"));
}

#[tokio::test]
async fn a_catalog_says_how_models_are_asked() {
    let steps = (0..3).map(|_| says(Wire::Responses, "ok")).collect();
    let model = Model::start(steps).await;
    let mut world = World::open(&model.base_url(), Wire::Responses, "").await;
    write_catalog(
        &world,
        &[
            json!({
                "slug": "sees", "base_instructions": "You see.", "support_verbosity": true,
                "default_verbosity": "low", "default_reasoning_level": "high",
                "default_reasoning_summary": "detailed", "context_window": 100_000,
                "service_tiers": [{ "id": "fast", "name": "Fast", "description": "Faster." }]
            }),
            json!({ "slug": "blind", "base_instructions": "You hear.", "input_modalities": ["text"] }),
        ],
    );
    let turn = |model: &str| {
        let mut turn = NewTurn::text("look");
        turn.settings = SettingsChange {
            model: Some(model.to_owned()),
            service_tier: Some(Some("fast".to_owned())),
            ..SettingsChange::default()
        };
        turn.input.push(InputPart::Image {
            source: MediaSource::Url(format!("data:image/png;base64,{PIXEL}")),
            detail: None,
        });
        turn
    };
    for model in ["sees", "blind", "other"] {
        world.run(turn(model)).await.answered("ok");
    }
    let requests = model.requests();
    let part = |at: usize, key: &str| requests[at].body[key].clone();
    assert_eq!(part(0, "instructions"), "You see.");
    assert_eq!(part(0, "text"), json!({ "verbosity": "low" }));
    let reasoning = json!({ "effort": "high", "summary": "detailed" });
    assert_eq!(part(0, "reasoning"), reasoning);
    assert_eq!(part(0, "service_tier"), "fast");
    assert!(part(0, "input").to_string().contains("input_image"));
    assert_eq!(part(1, "instructions"), "You hear.");
    assert_eq!(part(1, "reasoning"), Value::Null);
    assert_eq!(part(1, "service_tier"), Value::Null);
    let told = part(1, "input").to_string();
    assert!(!told.contains("input_image"), "{told}");
    assert!(told.contains("image content omitted because you do not support image input"));
    let unknown = part(2, "instructions").to_string();
    assert!(!unknown.contains("You hear."), "{unknown}");
    assert!(part(2, "input").to_string().contains("input_image"));
}
