//! Tests of configuration snapshots: when they are renewed, which stay in force, and who gets events.

use std::{
    fs,
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use tempfile::TempDir;
use threadwire_engine::{SandboxPolicy, SqliteStore};
use threadwire_host::{Host, HostEvent, HostEventKind, HostObserver};
use threadwire_workspace::config::{Edit, Error, Sources};
use tokio::sync::mpsc;

/// Timeout for an event.
const PATIENCE: Duration = Duration::from_secs(60);

struct World {
    home: TempDir,
    host: Host,
    news: Mutex<mpsc::UnboundedReceiver<HostEventKind>>,
}

/// An observer that collects events.
struct Listener(mpsc::UnboundedSender<HostEventKind>);

impl HostObserver for Listener {
    fn on_host_event(&self, event: &Arc<HostEvent>) {
        let _ = self.0.send(event.kind.clone());
    }
}

impl World {
    fn new(text: &str) -> Self {
        let home = TempDir::new().unwrap();
        fs::write(home.path().join("config.toml"), text).unwrap();
        let sources = Sources {
            home: home.path().to_owned(),
            ..Sources::default()
        };
        let store = Arc::new(SqliteStore::open(None).unwrap());
        let host = Host::new(sources, home.path().to_owned(), store);
        let (sender, news) = mpsc::unbounded_channel();
        host.events.watch(Arc::new(Listener(sender)));
        Self {
            home,
            host,
            news: Mutex::new(news),
        }
    }

    fn write(&self, text: &str) {
        fs::write(self.home.path().join("config.toml"), text).unwrap();
    }

    fn text(&self) -> String {
        fs::read_to_string(self.home.path().join("config.toml")).unwrap()
    }

    async fn model(&self, folder: Option<&Path>) -> Option<String> {
        let snapshot = self.host.config.current(folder, &[]).await.unwrap();
        snapshot.model.clone()
    }

    #[expect(clippy::await_holding_lock, reason = "a test reads its news alone")]
    async fn news(&self) -> HostEventKind {
        let mut news = self.news.lock().unwrap();
        let news = tokio::time::timeout(PATIENCE, news.recv()).await;
        news.expect("news in time").unwrap()
    }
}

#[tokio::test]
async fn a_snapshot_is_kept_until_a_file_changes_and_not_longer() {
    let world = World::new("model = \"one\"\n");
    let config = &world.host.config;
    let folder = world.home.path().join("work");
    fs::create_dir(&folder).unwrap();
    let first = config.current(Some(&folder), &[]).await.unwrap();
    let again = config.current(Some(&folder), &[]).await.unwrap();
    assert!(Arc::ptr_eq(&first, &again));
    let flags = ["model=\"flag\"".to_owned()];
    let flagged = config.current(Some(&folder), &flags).await.unwrap();
    assert_eq!(flagged.model.as_deref(), Some("flag"));
    let flagged_again = config.current(Some(&folder), &flags).await.unwrap();
    assert!(Arc::ptr_eq(&flagged, &flagged_again));

    // The next read sees each kind of change: a file written in place, replaced, created, and removed.
    world.write("model = \"two\"\n");
    assert_eq!(world.model(Some(&folder)).await.as_deref(), Some("two"));
    let beside = world.home.path().join("new");
    fs::write(&beside, "model = \"three\"\n").unwrap();
    fs::rename(&beside, world.home.path().join("config.toml")).unwrap();
    assert_eq!(world.model(Some(&folder)).await.as_deref(), Some("three"));
    let trusted = format!(
        "[projects.{:?}]\ntrust_level = \"trusted\"\n",
        folder.display().to_string()
    );
    world.write(&trusted);
    assert_eq!(world.model(Some(&folder)).await, None);
    let project = folder.join(".threadwire");
    fs::create_dir(&project).unwrap();
    assert_eq!(world.model(Some(&folder)).await, None);
    fs::write(project.join("config.toml"), "model = \"project\"\n").unwrap();
    // New contents may need trust first; the file is a layer in any case.
    let seen = config.current(Some(&folder), &[]).await.unwrap();
    assert_eq!(seen.loaded.layers.len(), 2, "{:?}", seen.loaded.layers);
    fs::remove_dir_all(&project).unwrap();
    assert_eq!(world.model(Some(&folder)).await, None);

    assert!(
        config
            .current(Some(&folder), &[])
            .await
            .unwrap()
            .instruction_files
            .is_empty()
    );
    fs::write(folder.join("AGENTS.md"), "Be kind.").unwrap();
    let told = config.current(Some(&folder), &[]).await.unwrap();
    assert_eq!(*told.instruction_files, [folder.join("AGENTS.md")]);
}

#[tokio::test]
async fn a_change_of_the_user_is_told_once_and_one_of_the_project_for_its_folder() {
    let world = World::new("");
    let folder = world.home.path().join("work");
    let project = folder.join(".threadwire");
    fs::create_dir_all(&project).unwrap();
    let path = folder.display().to_string();
    let trusted = format!("[projects.{path:?}]\ntrust_level = \"trusted\"\n");
    world.write(&trusted);
    assert_eq!(world.model(None).await, None);
    // This reading also makes the record of what was trusted, which the next one sees as a new file.
    assert_eq!(world.model(Some(&folder)).await, None);
    let told = || {
        let mut news = world.news.lock().unwrap();
        std::iter::from_fn(|| news.try_recv().ok())
            .map(|event| match event {
                HostEventKind::ConfigChanged { folder, keys, .. } => (folder, keys),
                other => panic!("{other:?}"),
            })
            .collect::<Vec<_>>()
    };
    told();
    world.write(&format!("model = \"two\"\n{trusted}"));
    assert_eq!(world.model(Some(&folder)).await.as_deref(), Some("two"));
    assert_eq!(world.model(None).await.as_deref(), Some("two"));
    assert_eq!(told(), [(None, ["model".to_owned()].into())]);

    fs::write(
        project.join("config.toml"),
        "model_reasoning_effort = \"low\"\n",
    )
    .unwrap();
    assert_eq!(world.model(Some(&folder)).await.as_deref(), Some("two"));
    let keys = ["model_reasoning_effort".to_owned()].into();
    assert_eq!(told(), [(Some(folder.clone()), keys)]);
}

#[tokio::test]
async fn a_file_behind_a_link_is_watched_where_it_is() {
    let world = World::new("");
    let real = TempDir::new().unwrap();
    let file = real.path().join("mine.toml");
    fs::write(&file, "model = \"one\"\n").unwrap();
    let link = world.home.path().join("config.toml");
    fs::remove_file(&link).unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    assert_eq!(world.model(None).await.as_deref(), Some("one"));
    fs::write(&file, "model = \"two\"\n").unwrap();
    assert_eq!(world.model(None).await.as_deref(), Some("two"));
}

#[tokio::test]
async fn a_broken_file_changes_nothing_and_is_told_with_its_place() {
    let world = World::new("model = \"one\"\n");
    assert_eq!(world.model(None).await.as_deref(), Some("one"));
    world.write("model = \"two\"\nmodel_provider = \"half");
    let HostEventKind::ConfigProblem(problem) = world.news().await else {
        panic!("another event");
    };
    assert_eq!(problem.file, Some(world.home.path().join("config.toml")));
    assert_eq!(problem.position.map(|(line, _)| line), Some(2));
    assert_eq!(world.model(None).await.as_deref(), Some("one"));
    assert_eq!(world.host.config.problem(None), Some(problem));

    world.write("model = \"two\"\n\n[agents]\nmax_depth = \"deep\"\n");
    let HostEventKind::ConfigProblem(problem) = world.news().await else {
        panic!("another event");
    };
    assert_eq!(problem.position, Some((4, 13)));
    assert_eq!(world.model(None).await.as_deref(), Some("one"));

    world.write("model = \"three\"\n");
    match world.news().await {
        HostEventKind::ConfigChanged { folder, keys, by } => {
            assert_eq!((folder, by), (None, None));
            assert_eq!(Vec::from_iter(keys), ["model"]);
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(world.model(None).await.as_deref(), Some("three"));
    assert_eq!(world.host.config.problem(None), None);
}

#[tokio::test]
async fn an_edit_keeps_comments_and_refuses_what_is_out_of_date() {
    let world = World::new("# mine\nmodel = \"one\" # why\n\n[tools]\nother = 1\n");
    let config = &world.host.config;
    let version = async || {
        let snapshot = config.current(None, &[]).await.unwrap();
        snapshot.loaded.layers[0].version()
    };
    let edit = |key: &[&str], value: Option<toml::Value>| Edit {
        key: key.iter().map(|part| (*part).to_owned()).collect(),
        value,
        merge: false,
    };
    let first = version().await;
    let edits = vec![
        edit(&["model"], Some("two".into())),
        edit(&["tools", "other"], None),
        edit(&["agents", "max_depth"], Some(2.into())),
    ];
    let after = config.edit(Some(first.clone()), edits, "config/batchWrite");
    let after = after.await.unwrap();
    assert_eq!(after.model.as_deref(), Some("two"));
    assert_eq!(after.agents.max_depth, 2);
    let text = world.text();
    assert!(
        text.starts_with("# mine\nmodel = \"two\" # why\n"),
        "{text}"
    );
    assert!(!text.contains("other"), "{text}");
    match world.news().await {
        HostEventKind::ConfigChanged { keys, by, .. } => {
            assert_eq!(by.as_deref(), Some("config/batchWrite"));
            assert_eq!(Vec::from_iter(keys), ["agents", "model", "tools"]);
        }
        other => panic!("{other:?}"),
    }

    let late = vec![edit(&["model"], Some("late".into()))];
    let refused = config.edit(Some(first), late.clone(), "test").await;
    assert!(matches!(&*refused.unwrap_err(), Error::Conflict { .. }));
    assert_eq!(world.text(), text);
    let wrong = vec![late[0].clone(), edit(&["sandbox_mode"], Some(7.into()))];
    let refused = config.edit(Some(version().await), wrong, "test").await;
    assert!(matches!(&*refused.unwrap_err(), Error::Value { .. }));
    assert_eq!(world.text(), text);
}

/// The runtime has one thread in this test: a blocking read on it would stop the clock, too.
#[tokio::test]
async fn nobody_waits_for_a_file_that_takes_long() {
    let world = World::new("");
    let fifo = world.home.path().join("config.toml");
    fs::remove_file(&fifo).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(made.unwrap().success());
    let config = world.host.config.clone();
    let reading = tokio::spawn(async move { config.current(None, &[]).await });
    let mut ticks = 0;
    while ticks < 20 {
        tokio::time::sleep(Duration::from_millis(1)).await;
        ticks += 1;
    }
    assert!(!reading.is_finished());
    // An open writer lets the reader open the FIFO, and closing it ends the file.
    let end = fs::File::options().read(true).write(true).open(&fifo);
    let beside = world.home.path().join("new");
    fs::write(&beside, "model = \"new\"\n").unwrap();
    fs::rename(beside, fifo).unwrap();
    drop(end.unwrap());
    reading.await.unwrap().unwrap();
    assert_eq!(world.model(None).await.as_deref(), Some("new"));
}

#[tokio::test]
async fn what_chooses_the_sandbox_in_the_highest_layer_goes_before() {
    let world = World::new(
        "default_permissions = \"p\"\nsandbox_mode = \"danger-full-access\"
         [permissions.p.filesystem]\n\":root\" = \"read\"\n\":workspace_roots\" = \"write\"\n",
    );
    let config = &world.host.config;
    for (flags, profile, sandbox) in [
        (&[] as &[&str], Some("p"), "workspaceWrite"),
        (&["sandbox_mode=\"read-only\""], None, "readOnly"),
        (
            &[
                "sandbox_mode=\"danger-full-access\"",
                "default_permissions=\":read-only\"",
            ],
            Some(":read-only"),
            "readOnly",
        ),
        (&["model=\"x\""], Some("p"), "workspaceWrite"),
    ] {
        let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_owned()).collect();
        let snapshot = config.current(Some(world.home.path()), &flags).await;
        let settings = snapshot.unwrap().settings(world.home.path());
        let chosen = settings.profile.map(|profile| profile.id);
        assert_eq!(chosen.as_deref(), profile, "{flags:?}");
        let seen = match settings.sandbox {
            SandboxPolicy::ReadOnly { .. } => "readOnly",
            SandboxPolicy::WorkspaceWrite { .. } => "workspaceWrite",
            _ => "another",
        };
        assert_eq!(seen, sandbox, "{flags:?}");
    }
}

#[tokio::test]
async fn keys_of_the_file_become_settings_of_threads() {
    let world = World::new(
        "service_tier = \"fast\"\nmodel_instructions_file = \"mine.md\"\ninstructions = \"Other.\"\n\
         [sandbox_workspace_write]\nwritable_roots = [\"more\", \"/abs\", \"/abs\"]\n",
    );
    let cwd = world.home.path().join("work");
    fs::create_dir(&cwd).unwrap();
    let config = &world.host.config;
    let file = world.home.path().join("mine.md");
    let path = file.display();
    let failed = config.settings(&cwd, Default::default()).await;
    let missing = format!(
        "failed to load configuration: failed to read model instructions file {path}: No such file or directory (os \
         error 2)"
    );
    assert_eq!(failed.unwrap_err(), missing);
    fs::write(&file, " \n").unwrap();
    let failed = config.settings(&cwd, Default::default()).await;
    let empty = format!("failed to load configuration: model instructions file is empty: {path}");
    assert_eq!(failed.unwrap_err(), empty);
    fs::write(&file, "Be kind.\n").unwrap();
    let settings = config.settings(&cwd, Default::default()).await.unwrap();
    assert_eq!(settings.base_instructions.as_deref(), Some("Be kind."));
    assert_eq!(settings.service_tier.as_deref(), Some("priority"));
    assert_eq!(
        settings.roots,
        [world.home.path().join("more"), "/abs".into()]
    );
}

#[tokio::test]
async fn instruction_files_are_those_that_say_something() {
    let world = World::new("project_doc_fallback_filenames = [\"CLAUDE.md\"]\n");
    let cwd = world.home.path().join("work");
    fs::create_dir_all(cwd.join(".git")).unwrap();
    let files = async || {
        let snapshot = world.host.config.current(Some(&cwd), &[]).await.unwrap();
        snapshot.instruction_files.to_vec()
    };
    assert_eq!(files().await, Vec::<std::path::PathBuf>::new());
    fs::write(cwd.join("CLAUDE.md"), "Use tabs.").unwrap();
    assert_eq!(files().await, [cwd.join("CLAUDE.md")]);
    fs::write(cwd.join("AGENTS.md"), " \n").unwrap();
    assert_eq!(files().await, Vec::<std::path::PathBuf>::new());
    fs::write(cwd.join("AGENTS.md"), "Be kind.").unwrap();
    assert_eq!(files().await, [cwd.join("AGENTS.md")]);
    world.write("project_doc_max_bytes = 0\n");
    assert_eq!(files().await, Vec::<std::path::PathBuf>::new());
    let trust = |level| format!("[projects.{cwd:?}]\ntrust_level = {level:?}\n");
    world.write(&trust("trusted"));
    assert_eq!(files().await, [cwd.join("AGENTS.md")]);
    world.write(&trust("untrusted"));
    assert_eq!(files().await, Vec::<std::path::PathBuf>::new());
}
