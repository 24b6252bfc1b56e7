//! Parses a prompt into steps.

use std::time::Duration;

use threadwire_engine::TurnErrorKind;

/// One step of the offline agent.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step {
    Run {
        command: String,
        escalate: bool,
    },
    Read {
        path: String,
    },
    Write {
        path: String,
        text: String,
    },
    Patch {
        text: String,
    },
    Tool {
        namespace: Option<String>,
        name: String,
        arguments: String,
    },
    Say {
        text: String,
    },
    Think {
        text: String,
        raw: bool,
    },
    Stream {
        count: u64,
        bytes: usize,
        per_second: Option<f64>,
    },
    Plan {
        steps: Vec<String>,
    },
    PlanDone {
        step: usize,
    },
    Propose {
        text: String,
    },
    Ask {
        question: String,
        options: Vec<String>,
    },
    Warn {
        text: String,
    },
    Image {
        path: String,
    },
    Search {
        query: String,
    },
    Compact {
        summary: Option<String>,
    },
    Error {
        message: String,
    },
    Usage {
        input: u64,
        output: u64,
    },
    Wait {
        time: Duration,
    },
    Retry {
        message: String,
    },
    Fail {
        kind: TurnErrorKind,
        message: String,
    },
    /// Lines without a directive.
    Words {
        text: String,
    },
    /// A directive with an invalid argument.
    Misread {
        line: String,
        expected: &'static str,
    },
}

/// Splits a prompt into steps. Consecutive lines without a directive become one step.
pub(super) fn parse(prompt: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut words: Vec<&str> = Vec::new();
    let mut lines = prompt.lines();
    while let Some(line) = lines.next() {
        match directive(line, &mut lines) {
            Some(step) => {
                finish_words(&mut words, &mut steps);
                steps.push(step);
            }
            None => words.push(line),
        }
    }
    finish_words(&mut words, &mut steps);
    steps
}

fn finish_words(words: &mut Vec<&str>, steps: &mut Vec<Step>) {
    let text = std::mem::take(words).join("\n").trim().to_owned();
    if !text.is_empty() {
        steps.push(Step::Words { text });
    }
}

/// Returns the step that starts with this line, or `None` if the line is not a directive.
fn directive(line: &str, following: &mut std::str::Lines<'_>) -> Option<Step> {
    let (name, rest) = line.trim_start().split_once(':')?;
    let text = rest.trim().to_owned();
    let step = match name {
        "run" => Some(Step::Run {
            command: text,
            escalate: false,
        }),
        "escalate" => Some(Step::Run {
            command: text,
            escalate: true,
        }),
        "read" => Some(Step::Read { path: text }),
        "write" => return Some(write(&text, following)),
        "patch" => {
            return Some(Step::Patch {
                text: patch(&text, following),
            });
        }
        "tool" => tool(&text),
        "say" => Some(Step::Say { text }),
        "think" => Some(Step::Think { text, raw: false }),
        "think raw" => Some(Step::Think { text, raw: true }),
        "stream" => stream(&text),
        "plan" => plan(&text),
        "plan done" => text.parse().ok().map(|step| Step::PlanDone { step }),
        "propose" => Some(Step::Propose { text }),
        "ask" => Some(ask(&text)),
        "warn" => Some(Step::Warn { text }),
        "image" => Some(Step::Image { path: text }),
        "search" => Some(Step::Search { query: text }),
        "compact" => {
            return Some(Step::Compact {
                summary: Some(text).filter(|text| !text.is_empty()),
            });
        }
        "error" => Some(Step::Error { message: text }),
        "usage" => usage(&text),
        "wait" => wait(&text),
        "retry" => Some(Step::Retry { message: text }),
        "fail" => Some(Step::Fail {
            kind: TurnErrorKind::Other,
            message: text,
        }),
        _ => {
            let kind = error_kind(name.strip_prefix("fail ")?)?;
            Some(Step::Fail {
                kind,
                message: text,
            })
        }
    };
    let misread = || Step::Misread {
        line: line.trim().to_owned(),
        expected: expected(name),
    };
    Some(
        step.filter(|_| !rest.trim().is_empty())
            .unwrap_or_else(misread),
    )
}

/// Returns the syntax of a directive, for the error message.
fn expected(name: &str) -> &'static str {
    match name {
        "tool" => "tool: NAME {JSON}",
        "stream" => "stream: N x M @ R/s",
        "plan" => "plan: A; B; C",
        "plan done" => "plan done: 2",
        "usage" => "usage: IN, OUT",
        "wait" => "wait: 500ms",
        _ => "a text after the colon",
    }
}

fn write(text: &str, following: &mut std::str::Lines<'_>) -> Step {
    if let Some((path, line)) = text.split_once(" = ") {
        return Step::Write {
            path: path.trim().to_owned(),
            text: format!("{line}\n"),
        };
    }
    let lines = following.take_while(|line| line.trim() != "end");
    let content = lines.fold(String::new(), |content, line| content + line + "\n");
    Step::Write {
        path: text.to_owned(),
        text: content,
    }
}

fn patch(text: &str, following: &mut std::str::Lines<'_>) -> String {
    let mut patch = text.to_owned();
    for line in following {
        if !patch.is_empty() {
            patch.push('\n');
        }
        patch.push_str(line);
        if line.trim() == "*** End Patch" {
            break;
        }
    }
    patch
}

fn tool(text: &str) -> Option<Step> {
    let (path, arguments) = match text.split_once(char::is_whitespace) {
        Some((path, arguments)) => (path, arguments.trim()),
        None => (text, "{}"),
    };
    let _: serde_json::Map<String, serde_json::Value> = serde_json::from_str(arguments).ok()?;
    let (namespace, name) = match path.split_once('/') {
        Some((namespace, name)) => (Some(namespace.to_owned()), name),
        None => (None, path),
    };
    Some(Step::Tool {
        namespace,
        name: name.to_owned(),
        arguments: arguments.to_owned(),
    })
}

fn stream(text: &str) -> Option<Step> {
    let (amount, rate) = match text.split_once('@') {
        Some((amount, rate)) => (amount, Some(rate.trim().strip_suffix("/s")?)),
        None => (text, None),
    };
    let (count, bytes) = amount.split_once('x')?;
    let per_second = match rate {
        Some(rate) => Some(rate.trim().parse::<f64>().ok().filter(|rate| *rate > 0.0)?),
        None => None,
    };
    Some(Step::Stream {
        count: count.trim().parse().ok()?,
        bytes: bytes
            .trim()
            .parse()
            .ok()
            .filter(|bytes| (1..=MAX_DELTA_BYTES).contains(bytes))?,
        per_second,
    })
}

/// Maximum size of a delta in bytes, so that it fits into a frame.
pub(super) const MAX_DELTA_BYTES: usize = 1024 * 1024;

fn plan(text: &str) -> Option<Step> {
    let steps = text
        .split(';')
        .map(str::trim)
        .filter(|step| !step.is_empty());
    let steps: Vec<String> = steps.map(str::to_owned).collect();
    (!steps.is_empty()).then_some(Step::Plan { steps })
}

fn ask(text: &str) -> Step {
    if let Some((question, choices)) = text
        .strip_suffix(']')
        .and_then(|text| text.rsplit_once('['))
    {
        let options = choices
            .split('|')
            .map(|choice| choice.trim().to_owned())
            .collect();
        return Step::Ask {
            question: question.trim().to_owned(),
            options,
        };
    }
    Step::Ask {
        question: text.to_owned(),
        options: Vec::new(),
    }
}

fn usage(text: &str) -> Option<Step> {
    let (input, output) = text.split_once(',')?;
    Some(Step::Usage {
        input: input.trim().parse().ok()?,
        output: output.trim().parse().ok()?,
    })
}

fn wait(text: &str) -> Option<Step> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s')?, 1.0),
    };
    let seconds = number.trim().parse::<f64>().ok()? * unit;
    Some(Step::Wait {
        time: Duration::try_from_secs_f64(seconds).ok()?,
    })
}

fn error_kind(name: &str) -> Option<TurnErrorKind> {
    Some(match name {
        "context" => TurnErrorKind::ContextWindowExceeded,
        "usage-limit" => TurnErrorKind::UsageLimitExceeded,
        "overloaded" => TurnErrorKind::ServerOverloaded,
        "connection" => TurnErrorKind::ConnectionFailed { status: None },
        "disconnected" => TurnErrorKind::StreamDisconnected { status: None },
        "attempts" => TurnErrorKind::TooManyFailedAttempts { status: None },
        "server" => TurnErrorKind::InternalServerError,
        "unauthorized" => TurnErrorKind::Unauthorized,
        "bad-request" => TurnErrorKind::BadRequest,
        "sandbox" => TurnErrorKind::SandboxError,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Step, parse};
    use crate::offline::HELP;

    #[test]
    fn prompts_become_steps() {
        let cases: &[(&str, &str)] = &[
            ("", "[]"),
            ("hello\n\nthere", r#"[Words { text: "hello\n\nthere" }]"#),
            ("note: hello", r#"[Words { text: "note: hello" }]"#),
            (
                "  run: echo a: b ",
                r#"[Run { command: "echo a: b", escalate: false }]"#,
            ),
            (
                "write: a = b = c",
                r#"[Write { path: "a", text: "b = c\n" }]"#,
            ),
            (
                "write: a\nsay: x\n\nend\nsay: y",
                r#"[Write { path: "a", text: "say: x\n\n" }, Say { text: "y" }]"#,
            ),
            (
                "patch:\n*** Begin Patch\n*** End Patch\nbye",
                r#"[Patch { text: "*** Begin Patch\n*** End Patch" }, Words { text: "bye" }]"#,
            ),
            (
                r#"tool: a/b {"x": 1}"#,
                r#"[Tool { namespace: Some("a"), name: "b", arguments: "{\"x\": 1}" }]"#,
            ),
            (
                "tool: b",
                r#"[Tool { namespace: None, name: "b", arguments: "{}" }]"#,
            ),
            (
                "tool: b [1]",
                r#"[Misread { line: "tool: b [1]", expected: "tool: NAME {JSON}" }]"#,
            ),
            (
                "stream: 3x4",
                "[Stream { count: 3, bytes: 4, per_second: None }]",
            ),
            (
                "stream: 3 x 4 @ 10/s",
                "[Stream { count: 3, bytes: 4, per_second: Some(10.0) }]",
            ),
            (
                "stream: 3",
                r#"[Misread { line: "stream: 3", expected: "stream: N x M @ R/s" }]"#,
            ),
            ("plan: a; b;", r#"[Plan { steps: ["a", "b"] }]"#),
            ("plan done: 2", "[PlanDone { step: 2 }]"),
            (
                "ask: Go? [Yes | No]",
                r#"[Ask { question: "Go?", options: ["Yes", "No"] }]"#,
            ),
            ("ask: Who?", r#"[Ask { question: "Who?", options: [] }]"#),
            ("usage: 1, 2", "[Usage { input: 1, output: 2 }]"),
            ("wait: 1.5s", "[Wait { time: 1.5s }]"),
            ("wait: 20ms", "[Wait { time: 20ms }]"),
            (
                "wait: long",
                r#"[Misread { line: "wait: long", expected: "wait: 500ms" }]"#,
            ),
            ("fail: no", r#"[Fail { kind: Other, message: "no" }]"#),
            (
                "fail overloaded: no",
                r#"[Fail { kind: ServerOverloaded, message: "no" }]"#,
            ),
            ("fail oddly: no", r#"[Words { text: "fail oddly: no" }]"#),
            (
                "say:",
                r#"[Misread { line: "say:", expected: "a text after the colon" }]"#,
            ),
            ("compact:", "[Compact { summary: None }]"),
        ];
        for (prompt, expected) in cases {
            assert_eq!(format!("{:?}", parse(prompt)), *expected, "{prompt}");
        }
    }

    #[test]
    fn every_directive_of_the_help_is_understood() {
        let rows = HELP
            .lines()
            .filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
        let mut count = 0;
        for (row, _) in rows {
            let example = row
                .replace("\\|", "|")
                .replace("{JSON}", "{}")
                .replace("N x M", "1 x 1")
                .replace("@ R/s", "@ 1/s")
                .replace("IN, OUT", "1, 2")
                .replace("KIND", "server");
            let steps = parse(&example);
            assert!(
                matches!(&steps[..], [step] if !matches!(step, Step::Words { .. } | Step::Misread { .. })),
                "{example}: {steps:?}"
            );
            count += 1;
        }
        assert!(count > 20, "{count}");
    }
}
