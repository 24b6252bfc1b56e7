//! What the settings of a workspace may decide.

use std::{fs, path::Path, sync::Arc};

use serde_json::Value;
use threadwire_engine::SqliteStore;
use threadwire_host::Host;
use threadwire_workspace::{config::Sources, craft::settings::Edit};

const POLICY: [&str; 2] = ["Permissions", "DefaultApprovalPolicy"];

fn host(folder: &Path) -> Host {
    let store = SqliteStore::open(Some(&folder.join("db"))).unwrap();
    let sources = Sources {
        home: folder.join("home"),
        ..Sources::default()
    };
    Host::new(sources, folder.into(), Arc::new(store))
}

async fn accepts_all(host: &Host) -> bool {
    let settings = host.workspace.settings().await.unwrap();
    host.workspace.accepts_all(&settings).await
}

async fn choose(host: &Host, policy: &str) {
    let edit = Edit::new(&POLICY, Some(Value::from(policy)));
    host.workspace.edit(vec![edit]).await.unwrap();
}

#[tokio::test]
async fn a_file_that_came_with_a_repository_approves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(".craft/config.json");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let text = r#"{ "permissions": { "defaultApprovalPolicy": "autoApprove" } }"#;
    fs::write(&file, text).unwrap();
    let first = host(folder.path());
    assert!(!accepts_all(&first).await);

    // A client chooses the same; the choice stays with the home.
    choose(&first, "autoApprove").await;
    assert!(accepts_all(&first).await);
    assert!(accepts_all(&host(folder.path())).await);

    // The choice ends with the next one, also if the file says again what it said before.
    choose(&first, "default").await;
    fs::write(&file, text).unwrap();
    assert!(!accepts_all(&first).await);
}
