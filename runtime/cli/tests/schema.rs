//! Tests of the exported schemas: the list of files, that each file is self-contained, and what a version leaves out.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::{Command, Output},
};

use serde_json::Value;
use tempfile::TempDir;

fn run(args: &[&str]) -> Output {
    let home = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadwire"));
    command.args(args).env("THREADWIRE_HOME", home.path());
    command.output().expect("the command")
}

fn stdout(args: &[&str]) -> String {
    let output = run(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Runs a generator and returns its files by their path below the export folder.
fn generate(generator: &str, protocol: &str, experimental: bool) -> BTreeMap<String, String> {
    let folder = TempDir::new().expect("a folder");
    let out = folder.path().to_str().expect("UTF-8");
    let mut args = vec![
        "app-server",
        generator,
        "--protocol",
        protocol,
        "--out",
        out,
    ];
    if experimental {
        args.push("--experimental");
    }
    stdout(&args);
    let mut files = BTreeMap::new();
    collect(folder.path(), folder.path(), &mut files);
    files
}

fn collect(root: &Path, folder: &Path, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(root, &path, files);
        } else {
            let name = path
                .strip_prefix(root)
                .expect("below")
                .to_string_lossy()
                .into_owned();
            files.insert(name, fs::read_to_string(path).expect("a file"));
        }
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// `tests/layouts/` lists the files that the real program writes. A line that begins with `- ` is a file that this
/// program does not write; `UPDATE_GOLDEN=1` updates these marks.
#[test]
fn the_layout_is_that_of_codex() {
    for version in ["0.97", "0.169"] {
        for experimental in [false, true] {
            let suffix = if experimental { "-experimental" } else { "" };
            let list = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("tests/layouts")
                .join(format!("codex-{version}{suffix}.txt"));
            let written = generate(
                "generate-json-schema",
                &format!("codex@{version}"),
                experimental,
            );
            let expected = fs::read_to_string(&list).expect("the list");
            let names: BTreeSet<&str> = expected
                .lines()
                .map(|line| line.trim_start_matches("- "))
                .collect();
            for name in written.keys() {
                assert!(
                    names.contains(name.as_str()),
                    "codex {version} has no {name}{suffix}"
                );
            }
            let line = |name: &&str| {
                format!(
                    "{}{name}\n",
                    if written.contains_key(*name) {
                        ""
                    } else {
                        "- "
                    }
                )
            };
            let actual: String = expected
                .lines()
                .map(|line| line.trim_start_matches("- "))
                .map(|name| line(&name))
                .collect();
            if std::env::var_os("UPDATE_GOLDEN").is_some() {
                fs::write(&list, &actual).expect("written");
            } else {
                assert_eq!(actual, expected, "{}", list.display());
            }
        }
    }
}

#[test]
fn every_file_stands_alone() {
    for (protocol, experimental) in [
        ("codex@0.97", false),
        ("codex", true),
        ("dotcraft", true),
        ("acp", true),
        ("acp@2", true),
    ] {
        let files = generate("generate-json-schema", protocol, experimental);
        assert!(files.len() > 20, "{protocol}: {}", files.len());
        for (name, text) in &files {
            let file = json(text);
            assert_eq!(
                file["$schema"], "http://json-schema.org/draft-07/schema#",
                "{name}"
            );
            assert!(!text.contains("\"x-"), "{protocol} {name} has marks");
            let mut references = BTreeSet::new();
            references_in(&file, &mut references);
            for reference in references {
                let pointer = reference.strip_prefix('#').expect("inside the file");
                assert!(
                    file.pointer(pointer).is_some(),
                    "{protocol} {name}: {reference}"
                );
            }
        }
    }
}

fn references_in(value: &Value, found: &mut BTreeSet<String>) {
    if let Some(reference) = value["$ref"].as_str() {
        found.insert(reference.to_owned());
    }
    match value {
        Value::Object(members) => members
            .values()
            .for_each(|member| references_in(member, found)),
        Value::Array(items) => items.iter().for_each(|item| references_in(item, found)),
        _ => {}
    }
}

#[test]
fn a_version_has_only_what_is_its_own() {
    let old = generate("generate-json-schema", "codex@0.97", true);
    let new = generate("generate-json-schema", "codex@0.169", true);
    let start = |files: &BTreeMap<String, String>| json(&files["v2/ThreadStartParams.json"]);
    let member = "/properties/allowProviderModelFallback";
    assert_eq!(start(&old).pointer(member), None);
    assert!(start(&new).pointer(member).is_some());

    let values = |files: &BTreeMap<String, String>| {
        start(files)["definitions"]["AskForApproval"].to_string()
    };
    assert!(values(&old).contains("on-failure") && !values(&old).contains("granular"));
    assert!(!values(&new).contains("on-failure") && values(&new).contains("granular"));

    assert!(!old.contains_key("codex_app_server_protocol.v2.schemas.json"));
    assert!(new.contains_key("codex_app_server_protocol.v2.schemas.json"));

    let old = generate("generate-ts", "codex@0.97", true);
    let new = generate("generate-ts", "codex@0.169", true);
    assert!(!old["v2/ThreadStartParams.ts"].contains("allowProviderModelFallback"));
    assert!(new["v2/ThreadStartParams.ts"].contains("allowProviderModelFallback?: boolean;"));
}

#[test]
fn what_is_experimental_is_asked_for() {
    for (generator, suffix) in [("generate-json-schema", "json"), ("generate-ts", "ts")] {
        let without = generate(generator, "codex", false);
        let with = generate(generator, "codex", true);
        let params = format!("v2/MockExperimentalMethodParams.{suffix}");
        assert!(
            !without.contains_key(&params) && with.contains_key(&params),
            "{generator}"
        );
        let requests = format!("ClientRequest.{suffix}");
        let method = "mock/experimentalMethod";
        assert!(
            !without[&requests].contains(method) && with[&requests].contains(method),
            "{generator}"
        );
        let start = format!("v2/ThreadStartParams.{suffix}");
        let member = "mockExperimentalField";
        assert!(
            !without[&start].contains(member) && with[&start].contains(member),
            "{generator}"
        );
    }
}

#[test]
fn typescript_files_import_what_they_mention() {
    for (protocol, experimental) in [
        ("codex@0.97", true),
        ("codex", false),
        ("acp", true),
        ("acp@2", true),
    ] {
        let files = generate("generate-ts", protocol, experimental);
        assert!(files.contains_key("index.ts"), "{protocol}");
        for (path, text) in files.iter().filter(|(path, _)| !path.ends_with("index.ts")) {
            assert!(
                !text.contains(['⟦', '⟧', '⟪', '⟫']),
                "{protocol} {path} has marks"
            );
            let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
            let name = file.trim_end_matches(".ts");
            assert!(
                text.contains(&format!("export type {name} =")),
                "{protocol} {path}"
            );
            let index = files[&format!("{folder}/index.ts")
                .trim_start_matches('/')
                .to_owned()]
                .as_str();
            assert!(
                index.contains(&format!("export type {{ {name} }} from \"./{name}\";")),
                "{path}"
            );
            for line in text.lines().filter(|line| line.starts_with("import ")) {
                let (_, from) = line.split_once(" from \"").expect("an import");
                let from = from.trim_end_matches("\";");
                let target = match from.strip_prefix("../") {
                    Some(inner) => format!("{inner}.ts"),
                    None => format!("{folder}/{}.ts", from.trim_start_matches("./")),
                };
                assert!(
                    files.contains_key(target.trim_start_matches('/')),
                    "{protocol} {path}: {line}"
                );
            }
        }
    }
}

#[test]
fn every_form_can_be_exported() {
    let out = TempDir::new().expect("a folder");
    let folder = out.path().to_str().expect("UTF-8");
    for protocol in ["codex", "codex@0.97", "dotcraft", "acp", "acp@2"] {
        for format in ["json-schema", "typescript", "openrpc", "markdown"] {
            stdout(&[
                "schema",
                "export",
                "--protocol",
                protocol,
                "--format",
                format,
                "--out",
                folder,
            ]);
        }
    }
    stdout(&["schema", "export", "--protocol", "config", "--out", folder]);
    let mut files = BTreeMap::new();
    collect(out.path(), out.path(), &mut files);
    for (_, text) in files.iter().filter(|(name, _)| name.ends_with(".json")) {
        assert!(json(text).is_object());
    }
    insta::assert_snapshot!(files.keys().cloned().collect::<Vec<_>>().join("\n"));
}

#[test]
fn openrpc_has_the_methods_of_a_version() {
    let document = |protocol: &str| {
        json(&stdout(&[
            "schema",
            "export",
            "--protocol",
            protocol,
            "--format",
            "openrpc",
        ]))
    };
    let names = |document: &Value| -> Vec<String> {
        let methods = document["methods"].as_array().expect("methods").iter();
        methods
            .map(|method| method["name"].as_str().expect("a name").to_owned())
            .collect()
    };
    let (old, new) = (document("codex@0.97"), document("codex"));
    assert_eq!(
        (&old["info"]["version"], &new["info"]["version"]),
        (&"0.97".into(), &"0.169".into())
    );
    assert!(!names(&old).contains(&"thread/delete".to_owned()));
    assert!(names(&new).contains(&"thread/delete".to_owned()));
    let start = new["methods"]
        .as_array()
        .expect("methods")
        .iter()
        .find(|method| method["name"] == "turn/start");
    let start = start.expect("turn/start");
    assert_eq!(
        start["result"]["schema"]["$ref"],
        "#/components/schemas/TurnStartResponse"
    );
    let required = |name: &str| {
        let params = start["params"].as_array().expect("params").iter();
        params
            .filter(|param| param["name"] == name)
            .map(|param| param["required"] == true)
            .next()
    };
    assert_eq!(
        (required("threadId"), required("model")),
        (Some(true), Some(false))
    );
    let mut references = BTreeSet::new();
    references_in(&new, &mut references);
    for reference in references {
        assert!(new.pointer(&reference[1..]).is_some(), "{reference}");
    }
}

#[test]
fn what_cannot_be_exported_is_explained() {
    let mut sessions = String::new();
    for args in [
        &["app-server", "generate-json-schema"][..],
        &[
            "app-server",
            "generate-ts",
            "--out",
            "x",
            "--protocol",
            "codex@0.98",
        ],
        &[
            "app-server",
            "generate-ts",
            "--out",
            "x",
            "--protocol",
            "other",
        ],
        &["schema", "export", "--protocol", "other"],
        &["schema", "export", "--protocol", "acp@7"],
        &[
            "schema",
            "export",
            "--protocol",
            "config",
            "--format",
            "openrpc",
        ],
    ] {
        let output = run(args);
        let status = output.status.code().unwrap_or(-1);
        let errors = String::from_utf8_lossy(&output.stderr);
        sessions.push_str(&format!(
            "$ threadwire {}\nstatus {status}\n{errors}\n",
            args.join(" ")
        ));
    }
    insta::assert_snapshot!(sessions);
}

/// The schema of the configuration file is that of the types that read it. `UPDATE_GOLDEN=1` writes it anew.
#[test]
fn the_schema_of_the_configuration_is_current() {
    let schema = schemars::schema_for!(threadwire_workspace::config::Config);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/schema/config.schema.json");
        let text = serde_json::to_string_pretty(&schema).expect("a schema") + "\n";
        fs::write(file, text).expect("a file");
    }
    let exported = stdout(&["schema", "export", "--protocol", "config"]);
    let exported: Value = serde_json::from_str(&exported).expect("JSON");
    // The order of members depends on how the crates of the build use serde_json.
    assert_eq!(exported, schema.to_value());
}
