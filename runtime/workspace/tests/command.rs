//! Tests of command lines with the cases of `command.toml`, and of rules for commands.

use std::path::Path;

use serde::Deserialize;
use threadwire_workspace::{
    command::{self, Action},
    rules::{self, Decision, RuleFiles, Rules},
};

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Case {
    run: String,
    shows: Vec<String>,
    #[serde(default)]
    safe: bool,
    #[serde(default)]
    dangerous: bool,
    always: toml::Value,
}

fn show(action: Action) -> String {
    let optional = |word: &str, text: Option<String>| {
        text.map(|text| format!(" | {word} {text}"))
            .unwrap_or_default()
    };
    match action {
        Action::Read {
            command,
            name,
            path,
        } => format!("read | {command} | {name} | {}", path.display()),
        Action::List { command, path } => format!("list | {command}{}", optional("in", path)),
        Action::Search {
            command,
            query,
            path,
        } => {
            format!(
                "search | {command}{}{}",
                optional("for", query),
                optional("in", path)
            )
        }
        Action::Unknown { command } => format!("unknown | {command}"),
    }
}

#[test]
fn commands_are_understood() {
    for case in toml::from_str::<Cases>(include_str!("command.toml"))
        .unwrap()
        .case
    {
        let run = case.run.clone();
        let argv = command::shell_argv(&run);
        let always = command::amendment(&run, &argv, None);
        let seen = Case {
            shows: command::actions(&run, Path::new("/w"))
                .into_iter()
                .map(show)
                .collect(),
            safe: command::is_known_safe(&run),
            dangerous: command::looks_dangerous(&run),
            always: if always == argv {
                "whole".into()
            } else {
                always.into()
            },
            run,
        };
        assert_eq!(seen, case);
    }
}

#[test]
fn arguments_are_joined_for_the_shell() {
    let cases: &[(&[&str], &str)] = &[
        (
            &["/bin/bash", "-lc", "echo hi > out.txt"],
            "/bin/bash -lc 'echo hi > out.txt'",
        ),
        (&["/bin/bash", "-lc", "ls"], "/bin/bash -lc ls"),
        (
            &["bash", "-lc", "find . -name '*.txt'"],
            "bash -lc \"find . -name '*.txt'\"",
        ),
        (
            &["echo", "", "a b", "it's \"$x\"`\\"],
            r#"echo '' 'a b' "it's \""'$x"`'"\\""#,
        ),
        (
            &["-lc", r#"echo \ "a\b""#, "!^a^", "é"],
            r#"-lc "echo \\ \"a\\b\"" '!''^a''^' 'é'"#,
        ),
    ];
    for (argv, expected) in cases {
        let argv: Vec<String> = argv.iter().map(|&argument| argument.to_owned()).collect();
        assert_eq!(command::join(&argv), *expected);
    }
}

fn decision(rules: &Rules, command: &str) -> Option<Decision> {
    let verdict = rules.decide(command, &command::shell_argv(command));
    verdict.map(|verdict| verdict.decision)
}

#[test]
fn rules_decide_about_commands() {
    let dir = tempfile::tempdir().unwrap();
    let file = rules::default_file(dir.path());
    assert_eq!(
        RuleFiles::of_home(dir.path()).read().unwrap(),
        Rules::default()
    );
    rules::allow(&file, &["cargo".to_owned(), "check".to_owned()]).unwrap();
    rules::allow(&file, &["say".to_owned(), "it's \"x\"".to_owned()]).unwrap();
    let more = "# a comment\nprefix_rule(\n    pattern = ['git', ['push', 'fetch']], # either\n    decision = \"prompt\",\n    \
                justification = \"remote\",\n)\nprefix_rule(pattern=[\"dd\"], decision=\"forbidden\")\n\
                prefix_rule(pattern=[\"/bin/bash\", \"-lc\", \"x > y\"])\n";
    let text = std::fs::read_to_string(&file).unwrap() + more;
    std::fs::write(&file, text).unwrap();
    let rules = RuleFiles::of_home(dir.path()).read().unwrap();
    let cases = [
        ("cargo check", Some(Decision::Allow)),
        ("cargo check --all", Some(Decision::Allow)),
        ("cargo build", None),
        ("cargo check && ls", Some(Decision::Allow)),
        ("cargo check && make", None),
        // Git runs programs of a repository, which a command may have made.
        ("cargo check; cd sub; git status", None),
        ("cargo check; bash -c 'git status'", None),
        ("cargo check > out", None),
        ("say \"it's \\\"x\\\"\"", Some(Decision::Allow)),
        ("git fetch", Some(Decision::Prompt)),
        ("git pull", None),
        ("cargo check && git push", Some(Decision::Prompt)),
        ("git push; dd if=a", Some(Decision::Forbid)),
        ("x > y", Some(Decision::Allow)),
    ];
    for (run, expected) in cases {
        assert_eq!(decision(&rules, run), expected, "{run}");
    }
}

#[test]
fn a_rule_gets_a_line_of_its_own() {
    let dir = tempfile::tempdir().unwrap();
    let file = rules::default_file(dir.path());
    let error = rules::allow(&file, &[]).unwrap_err();
    assert_eq!(error.to_string(), "prefix rule requires at least one token");
    assert!(!file.exists());
    std::fs::create_dir(dir.path().join("rules")).unwrap();
    for (kept, sep) in [
        ("", ""),
        ("# mine\n", ""),
        ("prefix_rule(pattern=[\"a\"]) # mine", "\n"),
    ] {
        std::fs::write(&file, kept).unwrap();
        rules::allow(&file, &["make".to_owned()]).unwrap();
        let rule = "prefix_rule(pattern=[\"make\"], decision=\"allow\")\n";
        let text = std::fs::read_to_string(&file).unwrap();
        assert_eq!(text, format!("{kept}{sep}{rule}"));
    }
}

#[test]
fn rules_hold_for_words_that_the_shell_joins() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join("rules")).unwrap();
    let text = "prefix_rule(pattern=[\"git\", \"push\"], decision=\"forbidden\")";
    std::fs::write(dir.path().join("rules/a.rules"), text).unwrap();
    let rules = RuleFiles::of_home(dir.path()).read().unwrap();
    for command in [
        "git \\\n push origin",
        "\\\ngit \\\n\\\n\tpush",
        "gi\\\nt pu\\\nsh",
        "git \"pu\\\nsh\"",
        "ls &\\\n& git push",
        "git push\\\n",
        "ls\\\\\ngit push",
    ] {
        assert_eq!(
            decision(&rules, command),
            Some(Decision::Forbid),
            "{command:?}"
        );
    }
    for command in [
        "git \\\\\n push",
        "git 'pu\\\nsh'",
        "git \"pu\\\\\nsh\"",
        "git \\\n#push",
    ] {
        assert_eq!(decision(&rules, command), None, "{command:?}");
    }
}

#[test]
fn rules_hold_for_what_really_runs() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("rules/x.rules");
    rules::allow(&file, &["make".to_owned()]).unwrap();
    let rules = RuleFiles::of_home(dir.path()).read().unwrap();
    let decide = |argv: &[&str], command: &str| {
        let argv: Vec<String> = argv.iter().map(|&argument| argument.to_owned()).collect();
        let verdict = rules.decide(command, &argv);
        verdict.map(|verdict| verdict.decision)
    };
    let allowed = Some(Decision::Allow);
    assert_eq!(decide(&["bash", "-c", "make"], "make"), allowed);
    assert_eq!(decide(&["/bin/sh", "-lc", "make"], "make"), allowed);
    assert_eq!(decide(&["make", "a b"], "make 'a b'"), allowed);
    // A program with the name of a shell, a program that is not a shell, and another script than the command line.
    assert_eq!(decide(&["./bash", "-c", "make"], "make"), None);
    assert_eq!(decide(&["/w/run", "-lc", "make"], "make"), None);
    assert_eq!(decide(&["bash", "-c", "rm x"], "make"), None);
    let line = "make && find . -ex* sh x ';'";
    assert_eq!(decide(&["bash", "-c", line], line), None);
}

#[test]
fn commands_that_only_look_harmless_are_not() {
    let harmful = [
        // The shell removes an escaped line end in double quotes.
        "find . \"-ex\\\nec\" sh x ';'",
        // These blanks are parts of words in the shell.
        "ls\u{a0}/../x",
        "ls\r/../x",
        "\u{a0}ls",
        // Expanded file names may be options.
        "find . -ex* sh x ';'",
        "rg x *",
        "sed -n 1p ?",
        "git log [-]*",
        "sed -n 1p '-e1e sh x'",
        "uniq a b",
        "uniq - b",
        "uniq -- -b",
        "git log --outpu=x",
        "git diff --ext",
    ];
    for command in harmful {
        assert!(!command::is_known_safe(command), "{command:?}");
    }
    for command in [
        "cat *.rs",
        "find . -name '*.rs'",
        "sed -n 1p x",
        "uniq -c a",
        "git log --oneline --no-ext-diff",
    ] {
        assert!(command::is_known_safe(command), "{command}");
    }
}

#[test]
fn broken_rules_say_where() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("rules/x.rules");
    std::fs::create_dir(dir.path().join("rules")).unwrap();
    let cases = [
        ("\nallow()", "2: expected a rule, got `allow`"),
        ("prefix_rule(pattern=[\"a\"]", "1: expected `)`"),
        ("prefix_rule()", "1: the rule has no pattern"),
        (
            "prefix_rule(pattern=\"a\")",
            "1: `pattern` has the wrong type",
        ),
        (
            "prefix_rule(pattern=[\"a\"], decision=\"maybe\")",
            "1: unknown decision `maybe`",
        ),
        ("prefix_rule(pattern=[\"a])", "1: the text has no end"),
        ("prefix_rule(pattern=[1])", "1: expected a text or a list"),
        ("prefix_rule(pattern=[])", "1: the pattern is empty"),
        (
            "prefix_rule(pattern=[\"a\", []])",
            "1: the pattern is empty",
        ),
        (
            "\n\nprefix_rule(pattern=[\"a\"],\n justification=\" \")",
            "3: the justification is empty",
        ),
        (
            "prefix_rule(pattern=[\"a\"], note=\"x\")",
            "1: there is no argument `note`",
        ),
        (
            "prefix_rule(pattern=[\"a\"], match=[\"a b\", \"b 'a c'\"])",
            "1: the rule does not match its example `b 'a c'`",
        ),
        (
            "prefix_rule(pattern=[\"a\"], not_match=[[\"a\", \"b\"]])",
            "1: the rule matches its example `a b`",
        ),
        (
            "x = [\"a\"]\nprefix_rule(y)",
            "2: expected a text or a list",
        ),
        (
            "def no(x):\n    prefix_rule(pattern=[x])",
            "1: expected a rule, got `def`",
        ),
    ];
    for (text, expected) in cases {
        std::fs::write(&file, text).unwrap();
        let error = RuleFiles::of_home(dir.path())
            .read()
            .unwrap_err()
            .to_string();
        assert_eq!(error, format!("{}:{expected}", file.display()));
    }
}

/// Each text is a file of its own.
#[test]
fn rules_are_read_as_they_are_written() {
    let cases = [
        ("prefix_rule([\"touch\"], \"forbidden\")", "touch a"),
        (
            "prefix_rule(pattern=[r\"touch\"], decision=\"forbidden\")",
            "touch a",
        ),
        (
            "prefix_rule(pattern=['touch', ['a', 'b']], decision='forbidden')",
            "touch b c",
        ),
        (
            "\"\"\"Who wrote it.\"\"\"\nNO = \"forbidden\"\nprefix_rule(pattern=[\"tou\" + \"ch\"] + [], decision=NO)",
            "touch a",
        ),
        (
            "prefix_rule(pattern=[\"ls\"]); prefix_rule(pattern=[\"touch\"], decision=\"forbidden\",)",
            "touch a",
        ),
        (
            "network_rule(host=\"a.example\", protocol=\"https\", decision=\"deny\")\n\
             prefix_rule(pattern=[\"touch\"], decision=\"forbidden\", match=[\"touch x\"], not_match=[\"ls\"])",
            "touch a",
        ),
        (
            "prefix_rule(pattern=[\"touch\"], decision=\"forbidden\")",
            "/usr/bin/touch a",
        ),
        (
            "prefix_rule(pattern=[\"touch\"], decision=\"forbidden\")",
            "ls | touch a",
        ),
    ];
    for (text, command) in cases {
        let dir = tempfile::tempdir().unwrap();
        std::fs::create_dir(dir.path().join("rules")).unwrap();
        std::fs::write(dir.path().join("rules/team.rules"), text).unwrap();
        std::fs::write(dir.path().join("rules/team.txt"), "prefix_rule(").unwrap();
        let rules = RuleFiles::of_home(dir.path()).read().unwrap();
        assert_eq!(decision(&rules, command), Some(Decision::Forbid), "{text}");
    }
}

#[test]
fn too_many_or_too_large_rules_are_not_read() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("rules");
    std::fs::create_dir(&folder).unwrap();
    let read = || RuleFiles::of_home(dir.path()).read();
    let comment = "#".repeat(400 << 10);
    for number in 0..2 {
        std::fs::write(folder.join(format!("{number}.rules")), &comment).unwrap();
    }
    assert_eq!(read(), Ok(Rules::default()));
    std::fs::write(folder.join("2.rules"), &comment).unwrap();
    assert_eq!(read().unwrap_err().message, "the files are too large");
    for number in 0..257 {
        std::fs::write(folder.join(format!("{number}.rules")), "").unwrap();
    }
    assert_eq!(read().unwrap_err().message, "there are too many files");
    std::fs::remove_file(folder.join("0.rules")).unwrap();
    assert_eq!(read(), Ok(Rules::default()));
}

#[test]
fn a_rule_for_a_name_allows_only_known_programs() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join("rules")).unwrap();
    let text = "prefix_rule(pattern=[\"touch\"])\n\
                prefix_rule(pattern=[\"make\"])\n\
                host_executable(name=\"make\", paths=[\"/usr/bin/make\"])\n";
    std::fs::write(dir.path().join("rules/a.rules"), text).unwrap();
    let rules = RuleFiles::of_home(dir.path()).read().unwrap();
    let allowed = Some(Decision::Allow);
    assert_eq!(decision(&rules, "touch a"), allowed);
    assert_eq!(decision(&rules, "/tmp/touch a"), None);
    assert_eq!(decision(&rules, "/usr/bin/make a"), allowed);
    assert_eq!(decision(&rules, "/tmp/make a"), None);
    // What is forbidden is so at every place.
    let text = "prefix_rule(pattern=[\"make\"], decision=\"forbidden\")\n\
                host_executable(name=\"make\", paths=[\"/usr/bin/make\"])\n";
    std::fs::write(dir.path().join("rules/a.rules"), text).unwrap();
    let rules = RuleFiles::of_home(dir.path()).read().unwrap();
    for command in ["make a", "/usr/bin/make a", "/bin/make a", "../bin/make a"] {
        assert_eq!(
            decision(&rules, command),
            Some(Decision::Forbid),
            "{command}"
        );
    }
}

#[test]
fn a_verdict_says_what_it_is_for() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join("rules")).unwrap();
    let file = dir.path().join("rules/a.rules");
    let reason = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let argv = ["touch".to_owned(), "a b".to_owned()];
        let verdict = RuleFiles::of_home(dir.path()).verdict("touch 'a b'", &argv);
        verdict.unwrap().reason(&argv)
    };
    let rule = |rest: &str| format!("prefix_rule(pattern=[\"touch\"], {rest})\n");
    assert_eq!(
        reason(&rule("decision=\"forbidden\"")),
        "`touch 'a b'` rejected: policy forbids commands starting with `touch`"
    );
    assert_eq!(
        reason(&rule(
            "decision=\"forbidden\", justification=\"use an editor\""
        )),
        "`touch 'a b'` rejected: use an editor"
    );
    assert_eq!(
        reason(&rule("decision=\"prompt\"")),
        "`touch 'a b'` requires approval by policy"
    );
    assert_eq!(
        reason(&rule("decision=\"prompt\", justification=\"look first\"")),
        "`touch 'a b'` requires approval: look first"
    );
    // Nobody knows whether the file forbids the command.
    assert_eq!(
        reason("prefix_rule("),
        format!(
            "`touch 'a b'` requires approval: the rules cannot be read: {}:1: expected a text or a list",
            file.display()
        )
    );
}

#[test]
fn a_proposed_prefix_has_to_fit_the_command() {
    let words = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
    let amendment = |command: &str, prefix: &str| {
        let argv = command::shell_argv(command);
        let kept = command::amendment(command, &argv, Some(&words(prefix)));
        if kept == argv {
            "whole".to_owned()
        } else {
            kept.join(" ")
        }
    };
    let cases = [
        ("npm test -- --all", "npm test", "npm test"),
        ("npm test && npm test x", "npm test", "npm test"),
        ("npm run build", "npm run build", "npm run build"),
        ("python3 tool.py x", "python3 tool.py", "python3 tool.py"),
        ("git push origin", "git push", "git push"),
        // Prefixes that the command does not begin with, or only one of its parts.
        ("ls -l", "rm", "ls -l"),
        ("npm test && rm x", "npm test", "whole"),
        ("rm x | npm test", "npm test", "whole"),
        ("npm test > x", "npm test", "whole"),
        // Prefixes that would allow nearly any command.
        ("npm run build", "npm run", "npm run build"),
        ("git push", "git", "git push"),
        ("git -C x push", "git -C x", "git -C x push"),
        ("git -v", "git", "whole"),
        ("python3 tool.py", "python3", "python3 tool.py"),
        ("python3.11 tool.py", "python3.11", "python3.11 tool.py"),
        (
            "/usr/bin/python3 tool.py",
            "/usr/bin/python3",
            "/usr/bin/python3 tool.py",
        ),
        ("node -e x", "node -e", "node -e x"),
        ("sudo ls x", "sudo ls", "sudo ls x"),
        ("env A=b ls", "env A=b", "env A=b ls"),
        ("ls > x", "/bin/bash -lc", "whole"),
    ];
    for (command, prefix, expected) in cases {
        assert_eq!(amendment(command, prefix), expected, "{command}: {prefix}");
    }
    // Arguments that do not run the command line as a script.
    let argv = words("/opt/x build y");
    let kept = command::amendment("something else", &argv, Some(&words("/opt/x build")));
    assert_eq!(kept, words("/opt/x build"));
}

#[test]
fn a_rule_that_was_kept_is_read_back_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("rules/default.rules");
    let odd = "a\r\u{8}\u{c}\u{1}\u{1b}\n\t\"'\\u0041é\u{1F600}";
    let words = ["echo".to_owned(), odd.to_owned()];
    rules::allow(&file, &words).unwrap();
    let rules = RuleFiles::of_home(dir.path()).read().unwrap();
    let verdict = rules.decide(&command::join(&words), &words);
    assert_eq!(verdict.unwrap().decision, Decision::Allow);
    std::fs::write(&file, "prefix_rule(pattern=[\"\\uD800\"])").unwrap();
    assert!(RuleFiles::of_home(dir.path()).read().is_err());
}

#[test]
fn a_pipe_in_the_place_of_rules_is_an_error() {
    let dir = tempfile::tempdir().unwrap();
    let pipe = dir.path().join("rules/x.rules");
    std::fs::create_dir(dir.path().join("rules")).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let error = RuleFiles::of_home(dir.path())
        .read()
        .unwrap_err()
        .to_string();
    assert!(error.contains("neither a file nor a folder"), "{error}");
}
