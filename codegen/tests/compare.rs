//! What counts as a break, each with a schema before and after.

use std::{fs, path::Path, process::Command};

use codegen::{
    compare::compare,
    load::{self, Texts, Tree},
};

const PROTOCOL: &str = r#"{
  "name": "mini", "title": "Mini", "description": "One method.", "versions": ["1", "2"], "jsonrpc": true, "nulls": "omit",
  "unknownMethod": { "code": -32601, "message": "unknown" },
  "errors": [{ "name": "Gone", "code": -1, "message": "gone", "when": "It is gone." }]
}"#;

const METHOD: &str = r#"{
  "method": "ask", "kind": "request", "from": "client", "summary": "Asks.", "description": "", "stability": "stable",
  "params": { "$ref": "types/ask.json#/AskParams" }, "paramsOptional": true,
  "result": { "$ref": "types/ask.json#/AskResponse" },
  "errors": [{ "code": -2, "message": "busy", "when": "Busy." }]
}"#;

const TYPES: &str = r##"{
  "AskParams": {
    "type": "object", "description": "What.",
    "properties": {
      "text": { "type": ["string", "null"], "description": "Text." },
      "size": { "type": "integer", "format": "uint32", "description": "Size." },
      "color": { "$ref": "#/Color", "description": "Color." }
    }
  },
  "AskResponse": {
    "type": "object", "description": "That.", "required": ["answer", "thing"],
    "properties": {
      "answer": { "type": "string", "description": "Answer." },
      "thing": { "$ref": "#/Thing", "description": "Thing." }
    }
  },
  "Color": { "type": "string", "enum": ["red", "blue"], "description": "Color." },
  "Thing": {
    "description": "Thing.", "x-tag": "type",
    "oneOf": [
      { "description": "A.", "type": "object", "required": ["type"], "properties": { "type": { "const": "a" } } },
      {
        "description": "B.", "type": "object", "required": ["type", "n"],
        "properties": { "type": { "const": "b" }, "n": { "type": "integer", "format": "int64", "description": "N." } }
      }
    ]
  }
}"##;

const FILES: [(&str, &str); 3] = [
    ("mini/protocol.json", PROTOCOL),
    ("mini/ask.json", METHOD),
    ("mini/types/ask.json", TYPES),
];

/// The schema with one text of one file replaced.
fn changed(from: &str, to: &str) -> Tree {
    let mut found = from.is_empty();
    let texts: Texts = FILES
        .iter()
        .map(|(path, text)| {
            found |= text.contains(from);
            let text = if from.is_empty() {
                (*text).to_owned()
            } else {
                text.replace(from, to)
            };
            (path.into(), text)
        })
        .collect();
    assert!(found, "no file says {from}");
    load::arrange(&texts, None).unwrap()
}

fn check(from: &str, to: &str, breaking: &[&str], compatible: &[&str]) {
    let report = compare(&changed("", ""), &changed(from, to)).unwrap();
    let texts = |found: &std::collections::BTreeSet<String>| {
        let texts = found.iter().map(|text| text.replacen("mini: ", "", 1));
        texts.collect::<Vec<_>>()
    };
    assert_eq!(texts(&report.breaking), breaking, "{from} became {to}");
    assert_eq!(texts(&report.compatible), compatible, "{from} became {to}");
}

#[test]
fn no_change_is_no_change() {
    check("", "", &[], &[]);
    // Names of types are not on the wire.
    check("Color", "Colour", &[], &[]);
    check("Thing.\", \"x-tag\"", "A thing.\", \"x-tag\"", &[], &[]);
}

#[test]
fn methods() {
    check(
        "\"ask\"",
        "\"beg\"",
        &["request ask was removed"],
        &["new request beg"],
    );
    check(
        "\"stable\"",
        "\"experimental\"",
        &["request ask became experimental"],
        &[],
    );
    check(
        "\"stable\"",
        "\"deprecated\"",
        &[],
        &["request ask was deprecated"],
    );
    check(
        "\"stable\"",
        "\"stable\", \"status\": \"planned\"",
        &["request ask is not served any more"],
        &[],
    );
    check(
        "\"stable\"",
        "\"stable\", \"since\": \"2\"",
        &["request ask is not in version 1 any more"],
        &[],
    );
    check(
        "\"paramsOptional\": true",
        "\"paramsOptional\": false",
        &["request ask: params must be there"],
        &[],
    );
}

#[test]
fn errors() {
    check(
        "\"code\": -1",
        "\"code\": -9",
        &["error Gone changed its code from -1 to -9"],
        &[],
    );
    check(
        "\"code\": -2",
        "\"code\": -9",
        &["request ask: error `busy` changed its code from -2 to -9"],
        &[],
    );
    check(
        "-32601",
        "-32600",
        &[
            "the answer to planned methods changed its code from -32601 to -32600",
            "the answer to unknown methods changed its code from -32601 to -32600",
        ],
        &[],
    );
}

#[test]
fn members() {
    check(
        "\"answer\": {",
        "\"reply\": {",
        &["AskResponse.answer was removed"],
        &["new member AskResponse.reply"],
    );
    check(
        "\"What.\",",
        "\"What.\", \"required\": [\"size\"],",
        &["AskParams.size must be there"],
        &[],
    );
    check(
        "\"What.\",\n    \"properties\": {",
        "\"What.\", \"required\": [\"more\"],\n    \"properties\": { \"more\": { \"type\": \"string\", \"description\": \"M.\" },",
        &["AskParams.more is new and must be there"],
        &[],
    );
    check(
        "[\"answer\", \"thing\"]",
        "[\"thing\"]",
        &["AskResponse.answer may be absent"],
        &[],
    );
    check(
        "\"Size.\"",
        "\"Size.\", \"x-experimental\": true",
        &["AskParams.size became experimental"],
        &[],
    );
    check(
        "\"Size.\"",
        "\"Size.\", \"default\": 7",
        &["AskParams.size changed its default"],
        &[],
    );
}

#[test]
fn null_is_a_promise_of_who_writes() {
    check(
        "[\"string\", \"null\"]",
        "\"string\"",
        &["AskParams.text must not be null any more"],
        &[],
    );
    check(
        "\"type\": \"string\", \"description\": \"Answer.\"",
        "\"type\": [\"string\", \"null\"], \"description\": \"Answer.\"",
        &["AskResponse.answer may be null"],
        &[],
    );
    check(
        "\"$ref\": \"#/Color\", \"description\": \"Color.\"",
        "\"anyOf\": [{ \"$ref\": \"#/Color\" }, { \"type\": \"null\" }], \"description\": \"Color.\"",
        &[],
        &["AskParams.color may be null"],
    );
}

#[test]
fn shapes_grow_in_requests_and_shrink_in_answers() {
    check(
        "uint32",
        "int64",
        &[],
        &["AskParams.size changed from uint32 to int64"],
    );
    check(
        "uint32",
        "uint8",
        &["AskParams.size changed from uint32 to uint8"],
        &[],
    );
    check(
        "int64",
        "uint32",
        &[],
        &["ThingB.n changed from int64 to uint32"],
    );
    check(
        "\"type\": \"integer\", \"format\": \"int64\", \"description\": \"N.\"",
        "\"type\": \"string\", \"description\": \"N.\"",
        &["ThingB.n changed from int64 to text"],
        &[],
    );
}

#[test]
fn values_and_variants() {
    check(
        "[\"red\", \"blue\"]",
        "[\"red\", \"green\"]",
        &["Color `blue` was removed"],
        &["new value Color `green`"],
    );
    check(
        "\"const\": \"a\"",
        "\"const\": \"c\"",
        &["Thing `a` was removed"],
        &["new variant Thing `c`"],
    );
}

#[test]
fn a_revision_is_read_without_a_checkout() {
    let folder = tempfile::tempdir().unwrap();
    let write = |from: &str, to: &str| {
        for (path, text) in FILES {
            let path = folder.path().join("schema").join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text.replace(from, to)).unwrap();
        }
    };
    let git = |arguments: &[&str]| {
        let status = Command::new("git")
            .arg("-C")
            .arg(folder.path())
            .args(["-c", "user.name=test", "-c", "user.email=test@localhost"])
            .args(arguments)
            .status();
        assert!(status.unwrap().success(), "git {arguments:?}");
    };
    git(&["init", "--quiet"]);
    write("é", "é");
    git(&["add", "."]);
    git(&["commit", "--quiet", "--message", "before"]);
    write("\"blue\"", "\"grün\"");

    let schema = folder.path().join("schema");
    let run = |revision: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_codegen"))
            .args(["--compare", revision, "--schema"])
            .arg(&schema)
            .output()
            .unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stdout).unwrap(),
        )
    };
    assert_eq!(
        run("HEAD"),
        (
            Some(1),
            "breaking: mini: Color `blue` was removed\n\
             compatible: mini: new value Color `grün`\n\
             1 breaking, 1 compatible\n"
                .to_owned()
        )
    );
    git(&["commit", "--quiet", "--all", "--message", "after"]);
    assert_eq!(
        run("HEAD"),
        (Some(0), "0 breaking, 0 compatible\n".to_owned())
    );
    assert!(load::load_revision(Path::new(&schema), "no-such-revision").is_err());
}
