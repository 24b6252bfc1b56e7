//! The list of models that a thread can choose from.

use threadwire_test_model::{Model, Wire};

use crate::support::World;

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
