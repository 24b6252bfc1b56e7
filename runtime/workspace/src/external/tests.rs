use std::{collections::BTreeSet, fs, io, path::Path, time::Duration};

use super::{
    Folders, Imported, Kind, detect, import, marketplace_source, plugins, read_session, sessions,
};

struct Home {
    folder: tempfile::TempDir,
    folders: Folders,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders {
            user: folder.path().join("user"),
            home: folder.path().join("user/.codex"),
        };
        fs::create_dir_all(&folders.home).unwrap();
        fs::create_dir_all(folder.path().join("project")).unwrap();
        Self { folder, folders }
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.folder.path().join(path)).unwrap()
    }

    fn project(&self) -> std::path::PathBuf {
        self.folder.path().join("project")
    }

    fn import_all(&self, project: Option<&Path>) -> Vec<Imported> {
        let all = Kind::ALL.into_iter();
        all.flat_map(|kind| import(&self.folders, project, kind, None))
            .collect()
    }
}

fn kinds(home: &Home, project: Option<&Path>) -> Vec<(Kind, Vec<String>)> {
    let found = detect(&home.folders, project).into_iter();
    found.map(|found| (found.kind, found.names)).collect()
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn what_the_user_has_is_found_and_taken_over_once() {
    let home = Home::new();
    home.write(
        "user/.claude/settings.json",
        r#"{"env":{"A":"b","N":1,"O":{}},"sandbox":{"enabled":true},"hooks":{
            "PreToolUse":[{"matcher":"Bash","hooks":[{"type":"command","command":"echo","timeout":5,"x":1},{"type":"prompt"}]}],
            "Stop":[{"hooks":[{"type":"prompt"}]}],"Weird":[{"hooks":[{"type":"command","command":"x"}]}]}}"#,
    );
    home.write(
        "user/.claude.json",
        r#"{"mcpServers":{
            "one":{"command":"cmd","args":["a"],"env":{"K":"v"}},
            "two":{"type":"http","url":"https://x.y","headers":{"Authorization":"Bearer ${TOK}","X":"1","Y":"${Z}"}},
            "three":{"type":"sse","url":"https://z"},"off":{"command":"c","disabled":true},"four":{"command":"kept"}}}"#,
    );
    home.write(
        "user/.codex/config.toml",
        "# mine\nmodel = \"m\"\n[mcp_servers.four]\ncommand = \"own\"\n",
    );
    home.write(
        "user/.claude/skills/s/SKILL.md",
        "---\nname: s\ndescription: For Claude\n---\nUse Claude Code.\n",
    );
    home.write("user/.claude/skills/s/deep/data.txt", "Claude");
    home.write("user/.claude/skills/none/README.md", "no skill");
    home.write(
        "user/.claude/commands/sub/do.md",
        "---\ndescription: does\n---\nDo it.\n",
    );
    home.write("user/.claude/commands/args.md", "Do $ARGUMENTS.");
    home.write(
        "user/.claude/agents/helper.md",
        "---\nname: help\ndescription: Helps\n---\nYou are Claude.\n",
    );
    home.write("user/.claude/CLAUDE.md", "Claude must.\n");

    let found = kinds(&home, None);
    let expected = [
        (Kind::Settings, names(&[])),
        (Kind::Servers, names(&["one", "two"])),
        (Kind::Hooks, names(&["PreToolUse"])),
        (Kind::Skills, names(&["s"])),
        (Kind::Commands, names(&["source-command-sub-do"])),
        (Kind::Subagents, names(&["help"])),
        (Kind::Instructions, names(&[])),
    ];
    assert_eq!(found, expected);
    for imported in home.import_all(None) {
        assert!(imported.target.is_ok(), "{imported:?}");
    }
    assert_eq!(kinds(&home, None), []);
    assert_eq!(home.import_all(None), []);

    let config: toml::Table = home.read("user/.codex/config.toml").parse().unwrap();
    let expected: toml::Table = r#"
        model = "m"
        sandbox_mode = "workspace-write"
        mcp_servers.four.command = "own"
        mcp_servers.one = { command = "cmd", args = ["a"], env = { K = "v" } }
        mcp_servers.two = { url = "https://x.y", bearer_token_env_var = "TOK", http_headers = { X = "1" }, env_http_headers = { Y = "Z" } }
        shell_environment_policy = { inherit = "core", set = { A = "b", N = "1" } }
    "#
    .parse()
    .unwrap();
    assert_eq!(config, expected);
    assert!(home.read("user/.codex/config.toml").starts_with("# mine\n"));
    let hooks: serde_json::Value =
        serde_json::from_str(&home.read("user/.codex/hooks.json")).unwrap();
    let expected = serde_json::json!({ "hooks": { "PreToolUse": [
        { "matcher": "Bash", "hooks": [{ "type": "command", "command": "echo", "timeout": 5 }] }
    ] } });
    assert_eq!(hooks, expected);
    assert_eq!(
        home.read("user/.agents/skills/s/SKILL.md"),
        "---\nname: s\ndescription: For Codex\n---\nUse Codex.\n"
    );
    assert_eq!(home.read("user/.agents/skills/s/deep/data.txt"), "Claude");
    assert_eq!(
        home.read("user/.agents/skills/source-command-sub-do/SKILL.md"),
        "---\nname: \"source-command-sub-do\"\ndescription: \"does\"\n---\n\n# source-command-sub-do\n\nUse this skill \
         when the user asks to run the migrated source command `sub-do`.\n\n## Command Template\n\nDo it.\n"
    );
    assert_eq!(
        home.read("user/.codex/agents/helper.toml"),
        "name = \"help\"\ndescription = \"Helps\"\ndeveloper_instructions = \"You are Codex.\"\n"
    );
    assert_eq!(home.read("user/.codex/AGENTS.md"), "Codex must.\n");
}

#[test]
fn what_a_project_has_stays_in_the_project() {
    let home = Home::new();
    let project = home.project();
    home.write(
        "project/.mcp.json",
        r#"{"mcpServers":{"one":{"command":"c"},"two":{"command":"c"}}}"#,
    );
    let shared = serde_json::json!({ "projects": { project.to_str().unwrap(): { "mcpServers": { "own": { "command": "c" } } } } });
    home.write("user/.claude.json", &shared.to_string());
    home.write("project/CLAUDE.md", "Claude.");
    home.write("project/AGENTS.md", "There are some.");
    let expected = [(Kind::Servers, names(&["one", "own", "two"]))];
    assert_eq!(kinds(&home, Some(&project)), expected);
    let wanted = BTreeSet::from(["own".to_owned(), "../x".to_owned()]);
    let imported = import(&home.folders, Some(&project), Kind::Servers, Some(&wanted));
    assert_eq!(imported.len(), 1);
    assert_eq!(
        home.read("project/.codex/config.toml"),
        "[mcp_servers.own]\ncommand = \"c\"\n"
    );
    let expected = [(Kind::Servers, names(&["one", "two"]))];
    assert_eq!(kinds(&home, Some(&project)), expected);
    assert_eq!(kinds(&home, Some(Path::new("/none/at/all"))), []);
}

#[test]
fn scripts_of_hooks_run_where_they_are() {
    let home = Home::new();
    let hook = |file: &str, hooks: serde_json::Value| {
        let settings = serde_json::json!({ "hooks": hooks });
        home.write(file, &settings.to_string());
    };
    let stop = |command: &str| {
        let command = serde_json::json!({
            "type": "command", "command": command, "statusMessage": "Looking"
        });
        let aside =
            serde_json::json!({ "type": "command", "command": "echo aside", "async": true });
        serde_json::json!({
            "Stop": [{ "hooks": [command, aside] }], "PostToolUse": [{ "hooks": [aside] }]
        })
    };
    let script = "#!/bin/sh\necho \"$0 in $CLAUDE_PROJECT_DIR\"\n";
    home.write("it's mine/.claude/hooks/a.sh", script);
    home.write("user/.claude/hooks/a.sh", script);
    let project = home.folder.path().join("it's mine");
    for (place, folder, target) in [
        (Some(&*project), "it's mine", "it's mine/.codex/hooks.json"),
        (None, "user", "user/.codex/hooks.json"),
    ] {
        for form in [
            "$CLAUDE_PROJECT_DIR/.claude/hooks/a.sh",
            "\"$CLAUDE_PROJECT_DIR\"/.claude/hooks/a.sh",
            "${CLAUDE_PROJECT_DIR}/.claude/hooks/a.sh",
            "\"${CLAUDE_PROJECT_DIR}/.claude/hooks/a.sh\"",
        ] {
            // A variable outside of quotes is split at blanks, there as here.
            if place.is_some() && !form.starts_with('"') {
                continue;
            }
            let command = format!("sh {form}");
            hook(&format!("{folder}/.claude/settings.json"), stop(&command));
            assert_eq!(kinds(&home, place), [(Kind::Hooks, names(&["Stop"]))]);
            let imported = import(&home.folders, place, Kind::Hooks, None);
            assert!(imported[0].target.is_ok(), "{imported:?}");
            let hooks: serde_json::Value = serde_json::from_str(&home.read(target)).unwrap();
            let hooks = hooks["hooks"]["Stop"][0]["hooks"].as_array().unwrap();
            assert_eq!(
                (hooks.len(), &hooks[0]["statusMessage"]),
                (1, &"Looking".into())
            );
            let command = hooks[0]["command"].as_str().unwrap();
            let run = std::process::Command::new("/bin/sh")
                .args(["-c", command])
                .output();
            let base = home.folder.path().join(folder);
            let base = base.display();
            let expected = format!("{base}/.claude/hooks/a.sh in {base}\n");
            assert_eq!(String::from_utf8(run.unwrap().stdout).unwrap(), expected);
            fs::remove_file(home.folder.path().join(target)).unwrap();
        }
    }
}

#[test]
fn variables_of_servers_are_those_of_this_process() {
    let home = Home::new();
    home.write(
        "user/.claude.json",
        r#"{"mcpServers":{
            "same":{"command":"c","env":{"TOK":"${TOK}","X":"1"}},
            "other":{"command":"c","env":{"T":"${TOK}"}},
            "part":{"command":"c","env":{"T":"a-${T}"}}}}"#,
    );
    let expected = [(Kind::Servers, names(&["same"]))];
    assert_eq!(kinds(&home, None), expected);
    import(&home.folders, None, Kind::Servers, None);
    assert_eq!(
        home.read("user/.codex/config.toml"),
        "[mcp_servers.same]\ncommand = \"c\"\nenv_vars = [\"TOK\"]\n\n[mcp_servers.same.env]\nX = \"1\"\n"
    );
}

#[test]
fn files_keep_their_permissions() {
    use std::os::unix::fs::PermissionsExt;

    let home = Home::new();
    let path = |path: &str| home.folder.path().join(path);
    home.write("user/.claude/skills/s/SKILL.md", "Body.\n");
    home.write("user/.claude/skills/s/run.sh", "#!/bin/sh\n");
    home.write("user/.claude/settings.json", r#"{"env":{"A":"b"}}"#);
    home.write("user/.codex/config.toml", "model = \"m\"\n");
    let mode = |file: &str, mode: u32| {
        fs::set_permissions(path(file), fs::Permissions::from_mode(mode)).unwrap();
    };
    mode("user/.claude/skills/s/run.sh", 0o755);
    mode("user/.codex/config.toml", 0o644);
    home.import_all(None);
    let mode = |file: &str| path(file).metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("user/.agents/skills/s/run.sh"), 0o755);
    assert_eq!(mode("user/.agents/skills/s/SKILL.md") & 0o111, 0);
    assert_eq!(mode("user/.codex/config.toml"), 0o644);
}

#[test]
fn settings_of_this_machine_count_for_more() {
    let home = Home::new();
    let project = home.project();
    home.write(
        "project/.claude/settings.json",
        r#"{"env":{"A":"1","B":"1"},"sandbox":{"enabled":true},
            "hooks":{"Stop":[{"hooks":[{"type":"command","command":"one"}]}]}}"#,
    );
    home.write(
        "project/.claude/settings.local.json",
        r#"{"env":{"B":"2"},"sandbox":{"enabled":false},
            "hooks":{"Stop":[{"hooks":[{"type":"command","command":"two"}]}]}}"#,
    );
    home.import_all(Some(&project));
    let config: toml::Table = home.read("project/.codex/config.toml").parse().unwrap();
    let expected: toml::Table =
        r#"shell_environment_policy = { inherit = "core", set = { A = "1", B = "2" } }"#
            .parse()
            .unwrap();
    assert_eq!(config, expected);
    let hooks = home.read("project/.codex/hooks.json");
    assert!(hooks.contains("one") && hooks.contains("two"), "{hooks}");
    fs::remove_file(project.join(".codex/hooks.json")).unwrap();
    home.write(
        "project/.claude/settings.local.json",
        r#"{"disableAllHooks":true}"#,
    );
    let found = kinds(&home, Some(&project));
    assert!(!found.iter().any(|(kind, _)| *kind == Kind::Hooks));
}

#[cfg(unix)]
#[test]
fn links_lead_nowhere() {
    use std::os::unix::fs::symlink;

    let home = Home::new();
    let project = home.project();
    home.write("elsewhere/secret", "secret");
    let elsewhere = home.folder.path().join("elsewhere");
    // A target that leads out of the project is not written.
    home.write(
        "project/.mcp.json",
        r#"{"mcpServers":{"one":{"command":"c"}}}"#,
    );
    symlink(&elsewhere, project.join(".codex")).unwrap();
    let imported = import(&home.folders, Some(&project), Kind::Servers, None);
    assert_eq!(imported[0].source, "one");
    assert!(imported[0].target.is_err());
    assert!(!elsewhere.join("config.toml").exists());
    // Sources that are links are not read.
    symlink(elsewhere.join("secret"), project.join("CLAUDE.md")).unwrap();
    home.write(
        "project/.claude/skills/s/SKILL.md",
        "---\ndescription: d\n---\n",
    );
    symlink(
        elsewhere.join("secret"),
        project.join(".claude/skills/s/leak"),
    )
    .unwrap();
    home.write("elsewhere/SKILL.md", "---\ndescription: d\n---\n");
    symlink(&elsewhere, project.join(".claude/skills/linked")).unwrap();
    // What would be written outside of the project is not offered.
    assert_eq!(
        kinds(&home, Some(&project)),
        [(Kind::Skills, names(&["s"]))]
    );
    import(&home.folders, Some(&project), Kind::Skills, None);
    assert!(project.join(".agents/skills/s/SKILL.md").exists());
    assert!(!project.join(".agents/skills/s/leak").exists());
    assert!(read_session(&home.folders.user, &elsewhere.join("secret")).is_err());
}

#[test]
fn sessions_are_read_by_turn() {
    let home = Home::new();
    let file = "user/.claude/projects/p/1.jsonl";
    home.write(
        file,
        r#"{"type":"summary","summary":"s"}
no json
{"type":"user","cwd":"/work","message":{"role":"user","content":"Hello\nthere"},"timestamp":"2026-11-22T10:00:00.000Z"}
{"type":"assistant","message":{"content":[{"type":"text","text":"Hi"},{"type":"tool_use","name":"Bash","input":{"command":"ls"}}]},"timestamp":"2026-11-22T10:00:05.000Z"}
{"type":"user","message":{"content":[{"type":"tool_result","content":[{"type":"text","text":"a.txt"}]}]},"timestamp":"2026-11-22T10:00:06.000Z"}
{"type":"assistant","isSidechain":true,"message":{"content":"aside"}}
{"type":"user","message":{"content":[{"type":"text","text":"More"}]}}
"#,
    );
    home.write(
        "user/.claude/projects/p/empty.jsonl",
        "{\"type\":\"summary\"}\n",
    );
    let user = &home.folders.user;
    let age = Duration::from_secs(3600);
    let found = sessions(user, age, 10, |_, _| false);
    let [session] = &*found else {
        panic!("{found:?}");
    };
    assert_eq!(
        (&*session.title, session.cwd.to_str()),
        ("Hello", Some("/work"))
    );
    assert_eq!(session.name, None, "the first line is shown anyway");
    let said = |turn: usize| -> Vec<&str> {
        let messages = session.turns[turn].messages.iter();
        messages.map(|message| &*message.text).collect()
    };
    let expected = [
        "Hi\n\n[external_agent_tool_call: Bash]\ncommand: ls\n[/external_agent_tool_call]",
        "[external_agent_tool_result]\na.txt\n[/external_agent_tool_result]",
    ];
    assert_eq!(said(0), expected);
    assert_eq!((&*session.turns[1].input, said(1).len()), ("More", 0));
    assert_eq!(session.turns[0].sent_at, "2026-11-22T10:00:00.000Z");
    // Another way to the same file is the same conversation.
    let projects = user.join(".claude/projects");
    let again = read_session(user, &projects.join("q/../p/../p/1.jsonl"));
    assert!(again.is_err(), "a folder on the way is missing");
    let again = read_session(user, &projects.join("p/../p/1.jsonl"));
    assert_eq!(&again.unwrap(), session);
    let missing = read_session(user, &projects.join("p/none.jsonl"));
    assert_eq!(missing.unwrap_err().kind(), io::ErrorKind::NotFound);
    assert_eq!(sessions(user, age, 10, |_, _| true), []);
    assert_eq!(sessions(user, age, 0, |_, _| false), []);
}

#[test]
fn sessions_say_what_cannot_be_taken_over() {
    let home = Home::new();
    let line = |kind: &str, content: serde_json::Value| {
        let line =
            serde_json::json!({ "type": kind, "cwd": "/work", "message": { "content": content } });
        format!("{line}\n")
    };
    let long = "Ü".repeat(4_001);
    let file = "user/.claude/projects/p/1.jsonl";
    let lines = [
        line(
            "user",
            serde_json::json!([{ "type": "image", "source": {} }]),
        ),
        line(
            "assistant",
            serde_json::json!([
                { "type": "thinking", "thinking": "t" },
                { "type": "tool_use", "name": "Write", "input": { "content": long } }
            ]),
        ),
        line(
            "user",
            serde_json::json!([{ "type": "tool_result", "content": long, "is_error": true }]),
        ),
        line(
            "assistant",
            serde_json::json!([{ "type": "redacted_thinking" }]),
        ),
        line(
            "user",
            serde_json::json!([{ "type": "document" }, { "type": "text", "text": "Read it" }]),
        ),
    ];
    home.write(file, &lines.concat());
    let session = read_session(&home.folders.user, &home.folder.path().join(file)).unwrap();
    let cut = "Ü".repeat(3_997) + "...";
    let said: Vec<&str> = session.turns[0]
        .messages
        .iter()
        .map(|message| &*message.text)
        .collect();
    let expected = [
        &*format!("[external_agent_tool_call: Write]\ncontent: {cut}\n[/external_agent_tool_call]"),
        &*format!("[external_agent_tool_result: error]\n{cut}\n[/external_agent_tool_result]"),
        "[external unsupported block: redacted_thinking]",
    ];
    assert_eq!(said, expected);
    let inputs: Vec<&str> = session.turns.iter().map(|turn| &*turn.input).collect();
    let expected = [
        "[external unsupported block: image]",
        "[external unsupported block: document]\n\nRead it",
    ];
    assert_eq!(inputs, expected);
}

#[test]
fn sessions_have_the_title_that_says_most() {
    let home = Home::new();
    let long = "é".repeat(121);
    let cut = format!("{}...", "é".repeat(117));
    let user = |text: &str| serde_json::json!({ "type": "user", "cwd": "/work", "message": { "content": text } });
    let custom = |title: &str| serde_json::json!({ "type": "custom-title", "customTitle": title });
    let ai = |title: &str| serde_json::json!({ "type": "ai-title", "aiTitle": title });
    let command = "<command-name>/x</command-name>\n<command-args></command-args>";
    for (lines, title, name) in [
        (vec![user("  Hello \nthere")], "Hello", None),
        (vec![user("\n Hello")], "Hello", Some("Hello")),
        (vec![user(&long)], &*cut, None),
        (
            vec![
                custom("Old"),
                user("Hello"),
                custom(" Mine "),
                custom(" "),
                ai("Its"),
            ],
            "Mine",
            Some("Mine"),
        ),
        (vec![user("Hello"), ai("Its")], "Its", Some("Its")),
        (vec![user("Hello"), custom("Hello")], "Hello", None),
        (
            vec![user(command), user("Second\nline")],
            "Second",
            Some("Second"),
        ),
        (
            vec![user("<system-reminder>a\nb</system-reminder>Hello")],
            "Hello",
            Some("Hello"),
        ),
        (
            vec![user(command)],
            "Imported session",
            Some("Imported session"),
        ),
        (
            vec![user("<command-name>open"), user("Second")],
            "<command-name>open",
            None,
        ),
        (vec![user("<other>x</other>")], "<other>x</other>", None),
    ] {
        let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
        let file = "user/.claude/projects/p/1.jsonl";
        home.write(file, &lines.join("\n"));
        let session = read_session(&home.folders.user, &home.folder.path().join(file)).unwrap();
        assert_eq!((&*session.title, session.name.as_deref()), (title, name));
    }
}

#[test]
fn plugins_that_are_on_are_found_by_marketplace() {
    let home = Home::new();
    let place = |path: &str| home.folder.path().join(path).display().to_string();
    let settings = serde_json::json!({
        "enabledPlugins": { "a@here": true, "b@here": false, "c@here": true, "known@here": true, "x@far": true,
            "y@gone": true, "z@none": true, "0@own": true, "Z@here": true, "d@text": true, "k@listed": true, "bad": true, "e@here": "yes" },
        "extraKnownMarketplaces": {
            "here": { "source": { "source": "directory", "path": place("project") } },
            "far": { "source": { "source": "github", "repo": "owner/name" } },
            "gone": { "source": { "source": "directory", "path": place("gone") } },
            "text": { "source": place("project") },
        }
    });
    home.write("user/.claude/settings.json", &settings.to_string());
    home.write(
        "user/.claude/settings.local.json",
        r#"{"enabledPlugins":{"c@here":false}}"#,
    );
    let listed = serde_json::json!({ "listed": { "source": { "source": "local", "path": place("project") } } });
    home.write(
        "user/.claude/plugins/known_marketplaces.json",
        &listed.to_string(),
    );
    home.write(
        "user/.codex/config.toml",
        &format!(
            "[plugins.\"known@here\"]\nenabled = false\n[marketplaces.own]\nsource = {:?}\n",
            place("project")
        ),
    );
    let found: Vec<_> = plugins(&home.folders).into_iter().collect();
    let group =
        |market: &str, plugins: &[&str]| (market.to_owned(), names(plugins).into_iter().collect());
    let expected = [
        group("here", &["Z", "a"]),
        group("listed", &["k"]),
        group("own", &["0"]),
        group("text", &["d"]),
    ];
    assert_eq!(found, expected);
    let source = |name| marketplace_source(&home.folders, name);
    assert_eq!(source("far").as_deref(), Some("owner/name"));
    assert_eq!(source("none"), None);
}
