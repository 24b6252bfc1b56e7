//! Tests that load configurations from real files in temporary folders.

use std::{collections::BTreeMap, fs, path::Path, time::Instant};

use threadwire_workspace::config::{
    self, ApprovalPolicy, Config, LayerSource, Loaded, McpApproval, SandboxMode, Sources,
};

struct Machine {
    dir: tempfile::TempDir,
    sources: Sources,
}

/// Creates the files of a machine by path: `home/…`, `system.toml`, `repo/…`. The working directory is `repo/sub`.
fn machine(files: &[(&str, &str)]) -> Machine {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("repo/.git")).unwrap();
    fs::write(dir.path().join("repo/.git/HEAD"), "ref: refs/heads/main\n").unwrap();
    fs::create_dir_all(dir.path().join("repo/sub")).unwrap();
    for (name, text) in files {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text.replace("{dir}", dir.path().to_str().unwrap())).unwrap();
    }
    let sources = Sources {
        home: dir.path().join("home"),
        system: Some(dir.path().join("system.toml")),
        cwd: Some(dir.path().join("repo/sub")),
        ..Sources::default()
    };
    Machine { dir, sources }
}

fn model(loaded: &Loaded) -> &str {
    loaded.config.model.as_deref().unwrap_or_default()
}

const TRUST: &str = "[projects.\"{dir}/repo\"]\ntrust_level = \"trusted\"\n";

#[test]
fn the_highest_layer_wins() {
    let files = [
        ("system.toml", "model = \"system\""),
        (
            "home/config.toml",
            "model = \"user\"\n[projects.\"{dir}/repo\"]\ntrust_level = \"trusted\"",
        ),
        ("repo/.codex/config.toml", "model = \"codex\""),
        ("repo/.threadwire/config.toml", "model = \"root\""),
        ("repo/sub/.codex/config.toml", "model = \"sub\""),
    ];
    let mut machine = machine(&files);
    machine
        .sources
        .environment
        .insert("model".into(), "environment".into());
    machine.sources.flags = vec!["model=first".into(), "model=\"flags\"".into()];
    let mut seen = Vec::new();
    seen.push(model(&config::load(&machine.sources).unwrap()).to_owned());
    machine.sources.flags.clear();
    seen.push(model(&config::load(&machine.sources).unwrap()).to_owned());
    machine.sources.environment.clear();
    for (name, _) in files.iter().rev() {
        seen.push(model(&config::load(&machine.sources).unwrap()).to_owned());
        let path = machine.dir.path().join(name);
        let text = fs::read_to_string(&path).unwrap();
        let rest: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with("model"))
            .collect();
        fs::write(path, rest.join("\n")).unwrap();
    }
    seen.push(model(&config::load(&machine.sources).unwrap()).to_owned());
    assert_eq!(
        seen,
        [
            "flags",
            "environment",
            "sub",
            "root",
            "codex",
            "user",
            "system",
            ""
        ]
    );
}

#[test]
fn a_project_counts_only_when_trusted() {
    let project = ("repo/.codex/config.toml", "model = \"project\"");
    let trusted = machine(&[("home/config.toml", TRUST), project]);
    assert_eq!(model(&config::load(&trusted.sources).unwrap()), "project");

    let untrusted = machine(&[project, ("repo/sub/.codex/config.toml", "broken = ")]);
    let loaded = config::load(&untrusted.sources).unwrap();
    assert_eq!(model(&loaded), "");
    assert_eq!(loaded.origins().len(), 0);
    let reasons: Vec<_> = loaded
        .layers
        .iter()
        .filter_map(|layer| layer.disabled.clone())
        .collect();
    let root = untrusted.dir.path().display();
    let reason = format!(
        "To load project-local config, hooks, and exec policies, add {root}/repo as a trusted project in \
         {root}/home/config.toml."
    );
    assert_eq!(reasons, [reason.clone(), reason]);

    // A folder without a configuration file has hooks, rules and roles that do not count.
    let trust = TRUST.replace("trusted", "untrusted");
    let refused = machine(&[("home/config.toml", &trust), ("repo/.codex/other", "")]);
    let loaded = config::load(&refused.sources).unwrap();
    let mut reasons = loaded
        .layers
        .iter()
        .filter_map(|layer| layer.disabled.clone());
    let root = refused.dir.path().display();
    let reason = format!("{root}/repo is marked as untrusted in the effective configuration. ");
    assert!(reasons.next().is_some_and(|told| told.starts_with(&reason)));
    assert_eq!(reasons.next(), None);
}

#[test]
fn a_project_with_a_file_of_any_size_is_read_within_a_limit() {
    let project = ("repo/.codex/config.toml", "model = \"project\"");
    let sparse = |machine: &Machine, name: &str| {
        let file = machine.dir.path().join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::File::create(&file).unwrap().set_len(8 << 30).unwrap();
    };
    let untrusted = machine(&[project]);
    for name in ["config.toml", "hooks.json"] {
        sparse(&untrusted, &format!("repo/sub/.codex/{name}"));
    }
    let loaded = config::load(&untrusted.sources).unwrap();
    assert_eq!(model(&loaded), "");
    assert!(loaded.hooks.warnings.is_empty());

    let trusted = machine(&[("home/config.toml", TRUST), project]);
    sparse(&trusted, "repo/sub/.codex/hooks.json");
    let loaded = config::load(&trusted.sources).unwrap();
    assert_eq!(model(&loaded), "project");
    let hooks = trusted.dir.path().join("repo/sub/.codex/hooks.json");
    let warning = format!(
        "failed to read hooks config {}: the file has more than 1 MiB",
        hooks.display()
    );
    assert_eq!(loaded.hooks.warnings, [warning]);
    sparse(&trusted, "repo/sub/.codex/config.toml");
    let refused = config::load(&trusted.sources).unwrap_err().to_string();
    let file = trusted.dir.path().join("repo/sub/.codex/config.toml");
    assert_eq!(
        refused,
        format!("{}: the file has more than 1 MiB", file.display())
    );
}

#[test]
fn flags_are_toml_or_text() {
    let cases: &[(&str, &str)] = &[
        ("model=\"m\"", r#"{"model":"m"}"#),
        ("model=m-1", r#"{"model":"m-1"}"#),
        ("model = a = b", r#"{"model":"a = b"}"#),
        ("a.b=1", r#"{"a":{"b":1}}"#),
        ("a.b=[1, \"x\"]", r#"{"a":{"b":[1,"x"]}}"#),
        ("a={b=true}", r#"{"a":{"b":true}}"#),
        ("a.\"x.y\"=", r#"{"a":{"x.y":""}}"#),
    ];
    for (flag, expected) in cases {
        let machine = machine(&[]);
        let sources = Sources {
            flags: vec![(*flag).to_owned()],
            ..machine.sources
        };
        let merged = config::load(&sources).unwrap().merged;
        assert_eq!(
            config::to_json(&merged.into()).to_string(),
            *expected,
            "{flag}"
        );
    }
}

#[test]
fn known_keys_are_typed_and_unknown_keys_are_kept() {
    let machine = machine(&[(
        "home/config.toml",
        "model = \"m\"\nmodel_provider = \"local\"\napproval_policy = \"on-request\"\n\
         sandbox_mode = \"workspace-write\"\nnotify = [\"beep\"]\nprofile = \"fast\"\n\
         [sandbox_workspace_write]\nnetwork_access = true\n\
         [model_providers.local]\nbase_url = \"http://127.0.0.1:1/v1\"\nwire_api = \"chat\"\n\
         [mcp_servers.docs]\ncommand = \"docs\"\n\
         [profiles.fast]\nmodel = \"quick\"\napproval_policy = { granular = { rules = true } }\n",
    )]);
    let mut sources = machine.sources.clone();
    let loaded = config::load(&sources).unwrap();
    let Config {
        model,
        approval_policy,
        sandbox_mode,
        ..
    } = &loaded.config;
    let granular = config::Granular {
        rules: true,
        ..Default::default()
    };
    assert_eq!(model.as_deref(), Some("quick"));
    assert_eq!(*approval_policy, Some(ApprovalPolicy::Granular(granular)));
    assert_eq!(*sandbox_mode, Some(SandboxMode::WorkspaceWrite));
    assert!(
        loaded
            .config
            .sandbox_workspace_write
            .as_ref()
            .unwrap()
            .network_access
    );
    let provider = &loaded.config.model_providers["local"];
    assert_eq!(provider.wire_api, Some(config::WireApi::Chat));
    let server = &loaded.config.mcp_servers["docs"];
    assert_eq!(server.command.as_deref(), Some("docs"));
    assert_eq!(loaded.merged["notify"][0].as_str(), Some("beep"));
    assert_eq!(loaded.merged["model"].as_str(), Some("m"));

    sources.flags = vec!["model=flag".into()];
    let loaded = config::load(&sources).unwrap();
    assert_eq!(loaded.config.model.as_deref(), Some("flag"));
}

#[test]
fn every_leaf_knows_its_layer() {
    let machine = machine(&[
        ("system.toml", "model = \"m\"\n[a]\nb = 1\nc = 2"),
        ("home/config.toml", "list = [1, 2]\n[a]\nb = 3"),
    ]);
    let sources = Sources {
        flags: vec!["a.c=9".into()],
        ..machine.sources.clone()
    };
    let loaded = config::load(&sources).unwrap();
    let origins: Vec<_> = loaded
        .origins()
        .into_iter()
        .map(|(path, layer)| {
            let source = match layer.source {
                LayerSource::System { .. } => "system",
                LayerSource::User { .. } => "user",
                LayerSource::Flags => "flags",
                _ => "other",
            };
            (path, source)
        })
        .collect();
    let expected = [
        ("a.b", "user"),
        ("a.c", "flags"),
        ("list.0", "user"),
        ("list.1", "user"),
        ("model", "system"),
    ];
    assert_eq!(
        origins,
        expected.map(|(path, source)| (path.to_owned(), source))
    );
}

#[test]
fn a_version_is_the_hash_of_the_content() {
    let version = |text: &str| {
        let machine = machine(&[("home/config.toml", text)]);
        config::load(&machine.sources).unwrap().layers[0].version()
    };
    assert_eq!(
        version(""),
        "sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
    );
    assert_eq!(
        version("a = 1\nb = \"x\""),
        version("# a comment\nb = 'x'\na = 0x1")
    );
}

#[test]
fn errors_name_the_place_the_key_and_the_reason() {
    let user = |text: &'static str| (vec![("home/config.toml", text)], vec![]);
    let flag = |flag: &'static str| (vec![], vec![flag]);
    let cases = [
        (
            user("model = "),
            "{dir}/home/config.toml:1:9: string values must be quoted, expected literal string",
        ),
        (
            user("a = 1\nmodel = 5"),
            "{dir}/home/config.toml:2:9: invalid type: integer `5`, expected a string (model)",
        ),
        (
            user("approval_policy = \"bogus\""),
            "{dir}/home/config.toml:1:19: unknown variant `bogus`, expected one of `untrusted`, \
             `on-failure`, `on-request`, `granular`, `never` (approval_policy)",
        ),
        (
            user("[model_providers.x]\nwire_api = \"soap\""),
            "{dir}/home/config.toml:2:12: unknown variant `soap`, expected one of \
             `responses`, `chat`, `anthropic` (model_providers.x.wire_api)",
        ),
        (
            user("project_doc_fallback_filenames = [\"a\", 5]"),
            "{dir}/home/config.toml:1:40: invalid type: integer `5`, expected a string (project_doc_fallback_filenames[1])",
        ),
        (
            user("profile = \"x\""),
            "configuration: profile: there is no profile `x`: neither the file {dir}/home/x.config.toml nor the table profiles.x",
        ),
        (
            flag("sandbox_mode=none"),
            "flags: sandbox_mode: unknown variant `none`, expected one of `read-only`, `workspace-write`, `danger-full-access`",
        ),
        (flag("model"), "-c model: expected key=value"),
        (
            flag("a b=1"),
            "-c a b=1: invalid key: key with no value, expected `=`",
        ),
    ];
    for ((files, flags), expected) in cases {
        let machine = machine(&files);
        let flags = flags.into_iter().map(str::to_owned).collect();
        let error = config::load(&Sources {
            flags,
            ..machine.sources
        })
        .unwrap_err()
        .to_string();
        assert_eq!(
            error.replace(machine.dir.path().to_str().unwrap(), "{dir}"),
            expected
        );
    }
}

#[test]
fn the_home_folder_follows_the_environment() {
    let cases: &[(&[(&str, &str)], &str)] = &[
        (
            &[
                ("THREADWIRE_HOME", "/t"),
                ("CODEX_HOME", "/c"),
                ("HOME", "/h"),
            ],
            "/t",
        ),
        (
            &[
                ("THREADWIRE_HOME", ""),
                ("CODEX_HOME", "/c"),
                ("HOME", "/h"),
            ],
            "/c",
        ),
        (&[("HOME", "/h")], "/h/.threadwire"),
        (&[], "/account/.threadwire"),
    ];
    for (variables, expected) in cases {
        let variables: BTreeMap<_, _> = variables.iter().copied().collect();
        let variable = |name: &str| variables.get(name).map(Into::into);
        let home = config::home(variable, || Some("/account".into()));
        assert_eq!(home, Path::new(expected), "{variables:?}");
    }
}

#[test]
fn nobody_loses_what_others_add_at_the_same_time() {
    let machine = machine(&[("home/config.toml", "model = \"m\"\n")]);
    let sources = &machine.sources;
    std::thread::scope(|scope| {
        for number in 0..16 {
            scope.spawn(move || {
                let server = config::McpServer {
                    command: Some("ls".to_owned()),
                    ..Default::default()
                };
                config::set_mcp_server(sources, &format!("s{number}"), Some(&server)).unwrap();
            });
        }
    });
    let config = config::load(sources).unwrap().config;
    assert_eq!(config.mcp_servers.len(), 16);
}

#[test]
fn loading_takes_no_time_worth_mentioning() {
    let machine = machine(&[(
        "home/config.toml",
        "model = \"m\"\n[model_providers.x]\nname = \"x\"",
    )]);
    let fastest = (0..20)
        .map(|_| {
            let start = Instant::now();
            config::load(&machine.sources).unwrap();
            start.elapsed()
        })
        .min()
        .unwrap();
    // Loading takes about 0.1 ms; the limit is far above that and far below the time of a slow path.
    assert!(fastest.as_millis() < 5, "{fastest:?}");
}

#[test]
fn keys_are_not_part_of_what_is_logged() {
    let toml = "base_url = \"https://me:in-url@x\"\nexperimental_bearer_token = \"in-token\"\n\
                query_params = { key = \"in-query\" }\nhttp_headers = { key = \"in-header\" }\n";
    let provider: config::ModelProvider = toml::from_str(toml).unwrap();
    let shown = format!("{provider:?}");
    assert!(!shown.contains("in-"), "{shown}");
}

#[test]
fn commands_inherit_what_the_policy_says() {
    let names = [
        "PATH",
        "HOME",
        "EDITOR",
        "my_Token",
        "X_KEY",
        "MODEL_VAR",
        "OPENAI_API_KEY",
        "THREADWIRE_TOKEN",
    ];
    let left = |text: &str| -> Vec<String> {
        let text = format!("{text}\n[model_providers.x]\nenv_key = \"MODEL_VAR\"\n");
        let config = config::parse(&text.parse().unwrap(), "test").unwrap();
        let policy = &config.shell_environment_policy;
        let mut left: std::collections::BTreeMap<String, String> = names
            .iter()
            .map(|name| ((*name).to_owned(), String::new()))
            .collect();
        for (name, value) in policy.changes(names.map(str::to_owned), &config.secret_variables()) {
            match value {
                Some(value) => left.insert(name, value),
                None => left.remove(&name),
            };
        }
        left.into_iter()
            .map(|(name, value)| {
                if value.is_empty() {
                    name
                } else {
                    format!("{name}={value}")
                }
            })
            .collect()
    };
    let policy = |text: &str| left(&format!("[shell_environment_policy]\n{text}"));
    assert_eq!(left(""), ["EDITOR", "HOME", "PATH", "X_KEY", "my_Token"]);
    assert_eq!(
        policy("ignore_default_excludes = false"),
        ["EDITOR", "HOME", "PATH"]
    );
    assert_eq!(policy("inherit = \"core\""), ["HOME", "PATH"]);
    assert_eq!(policy("inherit = \"none\"\nset = { A = \"1\" }"), ["A=1"]);
    assert_eq!(
        policy("exclude = [\"edit*\", \"?_KEY\"]"),
        ["HOME", "PATH", "my_Token"]
    );
    assert_eq!(
        policy("include_only = [\"*T*\"]\nset = { A = \"1\", T = \"2\" }"),
        ["EDITOR", "PATH", "T=2", "my_Token"]
    );
    assert_eq!(
        policy("inherit = \"none\"\nset = { MODEL_VAR = \"1\" }"),
        ["MODEL_VAR=1"]
    );
    assert_eq!(
        policy("inherit = \"none\"\nset = { THREADWIRE_TOKEN = \"1\" }"),
        ["THREADWIRE_TOKEN=1"]
    );
}

#[test]
fn the_user_says_what_servers_of_plugins_may_do() {
    let servers = r#"{"mcpServers":{
        "a":{"command":"a","disabled_tools":["x"],"tools":{"z":{"approval_mode":"prompt"}}},
        "b":{"command":"b","enabled_tools":["x"]}}}"#;
    let machine = machine(&[
        (
            "home/config.toml",
            "[plugins.\"tidy@m\"]\n[plugins.\"tidy@m\".mcp_servers.a]\nenabled_tools = [\"y\", \"z\"]\n\
             default_tools_approval_mode = \"writes\"\ntools = { y = { approval_mode = \"approve\" } }\n\
             [plugins.\"tidy@m\".mcp_servers.b]\nenabled = false\ndisabled_tools = [\"y\"]\n",
        ),
        (
            "home/plugins/cache/m/tidy/1.0.0/.codex-plugin/plugin.json",
            r#"{"name":"tidy","version":"1.0.0"}"#,
        ),
        ("home/plugins/cache/m/tidy/1.0.0/.mcp.json", servers),
    ]);
    let servers = config::load(&machine.sources).unwrap().config.mcp_servers;
    let [a, b] = ["a", "b"].map(|name| &servers[name]);
    let names = |tools: &Option<Vec<String>>| tools.clone().unwrap_or_default().join(" ");
    assert!(a.enabled && !b.enabled);
    assert_eq!(
        (names(&a.enabled_tools), names(&a.disabled_tools)),
        ("y z".to_owned(), "x".to_owned())
    );
    assert_eq!(
        (names(&b.enabled_tools), names(&b.disabled_tools)),
        ("x".to_owned(), "y".to_owned())
    );
    assert_eq!(a.default_tools_approval_mode, Some(McpApproval::Writes));
    let mode = |tool: &str| a.tools[tool].approval_mode;
    assert_eq!(
        (mode("y"), mode("z")),
        (Some(McpApproval::Approve), Some(McpApproval::Prompt))
    );
}

#[test]
fn the_merged_configuration_switches_plugins() {
    let hooks = r#"{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"true"}]}]}}"#;
    let servers = r#"{"mcpServers":{"serve":{"command":"serve"}}}"#;
    let mut machine = machine(&[
        (
            "home/config.toml",
            "[plugins.\"tidy@m\"]\nenabled = true\n[plugins.\"off@m\"]\nenabled = false\n",
        ),
        (
            "home/plugins/cache/m/tidy/1.0.0/.codex-plugin/plugin.json",
            r#"{"name":"tidy","version":"1.0.0"}"#,
        ),
        ("home/plugins/cache/m/tidy/1.0.0/hooks/hooks.json", hooks),
        ("home/plugins/cache/m/tidy/1.0.0/.mcp.json", servers),
        (
            "home/plugins/cache/m/off/1.0.0/.codex-plugin/plugin.json",
            r#"{"name":"off","version":"1.0.0"}"#,
        ),
        (
            "home/plugins/cache/m/unnamed/1.0.0/.codex-plugin/plugin.json",
            r#"{"name":"unnamed","version":"1.0.0"}"#,
        ),
    ]);
    let mut with = |flags: &[&str]| {
        machine.sources.flags = flags.iter().map(|&flag| flag.to_owned()).collect();
        let loaded = config::load(&machine.sources).unwrap();
        let plugins = loaded.plugins.iter().map(|plugin| plugin.id.to_string());
        let servers = loaded.config.mcp_servers.len();
        (
            plugins.collect::<Vec<_>>().join(" "),
            loaded.hooks.hooks.len(),
            servers,
        )
    };
    assert_eq!(with(&[]), ("tidy@m".to_owned(), 1, 1));
    let off = with(&["plugins={\"tidy@m\"={enabled=false}}"]);
    assert_eq!(off, (String::new(), 0, 0));
    let on = with(&["plugins={\"off@m\"={enabled=true}}"]);
    assert_eq!(on.0, "off@m tidy@m");
    assert_eq!(with(&["features.plugins=false"]), (String::new(), 0, 0));
    assert_eq!(with(&["features.hooks=false"]), ("tidy@m".to_owned(), 0, 1));
}

#[test]
fn the_file_of_a_profile_counts_between_the_user_and_the_project() {
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let repo = dir.path().join("repo");
    write("repo/.git/HEAD", "ref: refs/heads/main\n");
    write("repo/.codex/config.toml", "model_verbosity = \"low\"\n");
    let trust = format!("[projects.{repo:?}]\ntrust_level = \"trusted\"\n");
    let user = "model = \"user\"\nmodel_verbosity = \"high\"\nreview_model = \"user\"\n";
    write("home/config.toml", &(user.to_owned() + &trust));
    write(
        "home/fast.config.toml",
        "model = \"fast\"\nmodel_verbosity = \"medium\"\n",
    );
    let sources = Sources {
        home: dir.path().join("home"),
        cwd: Some(repo),
        profile: Some("fast".into()),
        ..Sources::default()
    };
    let loaded = config::load(&sources).unwrap();
    let of = |key: &str| loaded.layer_of(&[key]).map(|layer| layer.source.clone());
    let profile = LayerSource::Profile {
        file: sources.profile_file("fast"),
        name: "fast".into(),
    };
    assert_eq!(of("model"), Some(profile));
    assert!(matches!(
        of("model_verbosity"),
        Some(LayerSource::Project { .. })
    ));
    assert!(matches!(of("review_model"), Some(LayerSource::User { .. })));
    let without = Sources {
        ignores_user_file: true,
        ..sources.clone()
    };
    assert!(config::load(&without).unwrap().merged.is_empty());
    let missing = Sources {
        profile: Some("slow".into()),
        ..sources
    };
    let error = config::load(&missing).unwrap_err().to_string();
    assert!(error.contains("there is no profile `slow`"), "{error}");
}

#[test]
fn values_that_others_accept_do_not_break_the_file() {
    let text = "web_search = \"indexed\"\nmodel_context_window = -5\nmodel_auto_compact_token_limit = -1\n\
                [agents]\nmax_depth = -1\n[mcp_servers.x]\ncommand = \"x\"\n\
                default_tools_approval_mode = \"writes\"\n[mcp_servers.x.tools.t]\napproval_mode = \"writes\"\n";
    let config: config::Config = toml::from_str(text).unwrap();
    assert_eq!(config.web_search, Some(config::WebSearch::Indexed));
    assert_eq!(config.agents.max_depth, -1);
}

#[test]
fn paths_of_a_file_begin_at_its_folder() {
    let dir = tempfile::tempdir().unwrap();
    let (home, project) = (dir.path().join("home"), dir.path().join("w"));
    std::fs::create_dir_all(project.join(".codex")).unwrap();
    std::fs::create_dir_all(&home).unwrap();
    let text = format!(
        "model_instructions_file = \"i.md\"\nnotify = [\"mine\"]\n[sandbox_workspace_write]\n\
         writable_roots = [\"~/x\", \"~\", \"rel/../a\", \"/abs\"]\n[projects.{:?}]\ntrust_level = \"trusted\"\n",
        project.display().to_string()
    );
    std::fs::write(home.join("config.toml"), text).unwrap();
    let text = "model_instructions_file = \"p.md\"\nnotify = [\"theirs\"]\n";
    std::fs::write(project.join(".codex/config.toml"), text).unwrap();
    let loaded = |cwd: Option<&Path>, flags: &[&str]| {
        let sources = config::Sources {
            home: home.clone(),
            cwd: cwd.map(Path::to_owned),
            flags: flags.iter().map(|flag| (*flag).to_owned()).collect(),
            ..config::Sources::default()
        };
        config::load(&sources).unwrap().config
    };
    let own = loaded(None, &[]);
    let user = std::env::var("HOME").unwrap();
    let roots = own.sandbox_workspace_write.unwrap().writable_roots;
    let expected = [
        Path::new(&user).join("x"),
        user.into(),
        home.join("a"),
        "/abs".into(),
    ];
    assert_eq!(roots, expected);
    assert_eq!(own.model_instructions_file, Some(home.join("i.md")));
    let here = loaded(Some(&project), &[]);
    assert_eq!(
        here.model_instructions_file,
        Some(project.join(".codex/p.md"))
    );
    // A project does not choose the program that hears of all turns.
    assert_eq!(here.notify.unwrap(), ["mine"]);
    let flagged = loaded(Some(&project), &["model_instructions_file=f.md"]);
    assert_eq!(flagged.model_instructions_file, Some(project.join("f.md")));
}

#[test]
fn a_catalog_of_models_is_read_beside_the_file_that_names_it() {
    let dir = tempfile::tempdir().unwrap();
    let home = dir.path().join("home");
    fs::create_dir_all(&home).unwrap();
    let catalog = home.join("models.json");
    let text = "model = \"m\"\nmodel_catalog_json = \"models.json\"\n";
    fs::write(home.join("config.toml"), text).unwrap();
    let sources = Sources {
        home: home.clone(),
        ..Sources::default()
    };
    let load = || config::load(&sources).map_err(|error| error.to_string());
    let fails = |text: &str| {
        fs::write(&catalog, text).unwrap();
        let error = load().unwrap_err();
        let place = format!("{}:2:22: ", home.join("config.toml").display());
        let error = error.strip_prefix(&place).expect("the place is named");
        let error = error.strip_suffix(" (model_catalog_json)").unwrap();
        error.replace(catalog.to_str().unwrap(), "FILE")
    };
    let missing = load().unwrap_err();
    assert!(
        missing.contains("failed to read model_catalog_json path `"),
        "{missing}"
    );
    let malformed = "failed to parse model_catalog_json path `FILE` as JSON: ";
    assert_eq!(
        fails("{}"),
        format!("{malformed}missing field `models` at line 1 column 2")
    );
    assert_eq!(
        fails("{\"models\":[]}"),
        "model_catalog_json path `FILE` must contain at least one model"
    );
    let model = |slug: &str, priority: i32, more: &str| {
        format!(
            "{{\"slug\":{slug:?},\"display_name\":\"D\",\"supported_reasoning_levels\":[],\"visibility\":\"list\",\
             \"supported_in_api\":true,\"priority\":{priority},\"support_verbosity\":false{more}}}"
        )
    };
    assert_eq!(
        fails(&format!("{{\"models\":[{}]}}", model("a", 1, ""))),
        format!(
            "{malformed}model `a` is missing both `base_instructions` and `model_messages.instructions_template`"
        )
    );
    let says = |text: &str| format!(",\"base_instructions\":{text:?}");
    let template = says("no") + ",\"model_messages\":{\"instructions_template\":\"template\"}";
    let all = [
        model("gpt", 3, &says("gpt")),
        model("gpt-big", 2, &template),
        model("old", 2, &says("old")),
    ];
    fs::write(
        &catalog,
        format!("{{\"models\":[{}],\"more\":1}}", all.join(",")),
    )
    .unwrap();
    let catalog = load().unwrap().catalog.unwrap();
    let names: Vec<&str> = catalog.models().map(|model| &*model.slug).collect();
    assert_eq!(names, ["gpt-big", "old", "gpt"]);
    let found = |name| catalog.find(name).map(config::CatalogModel::instructions);
    assert_eq!(found("gpt-small"), Some("gpt"));
    assert_eq!(found("gpt-big-2"), Some("template"));
    assert_eq!(found("vendor/old"), Some("old"));
    assert_eq!(found("a/vendor/old"), None);
    assert_eq!(found("new"), None);
    assert!(catalog.find("old").unwrap().sees());
}
