//! Converts DotCraft values to engine values.

use std::collections::BTreeMap;

use threadwire_engine::{
    Answer, Decision, InputPart, ThreadId, ToolApproval, ToolContent, ToolSpec, ToolSubject, TurnId,
};
use threadwire_protocol::{
    RawJson,
    dotcraft::{self as wire, errors},
};

use super::failure::{Failure, shortened};

/// The commands of the server itself, which are refused as input.
const BUILT_IN_COMMANDS: [&str; 8] = [
    "new",
    "stop",
    "help",
    "debug",
    "heartbeat",
    "cron",
    "load",
    "sessions",
];
/// The maximum size of one value of added context, in bytes.
const MAX_CONTEXT_VALUE: usize = 16 << 10;
/// The maximum length of a key of added context, in characters.
const MAX_CONTEXT_KEY: usize = 128;

/// The most characters of the name of a thread. Every list of threads has it.
const THREAD_NAME_CHARS: usize = 4000;

/// Reads the name that a client gives a thread, if any.
pub(super) fn thread_name(name: Option<&str>) -> Result<Option<String>, Failure> {
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    match name {
        Some(name) if name.chars().nth(THREAD_NAME_CHARS).is_some() => Err(Failure::invalid(
            "displayName",
            format!("must have at most {THREAD_NAME_CHARS} characters"),
        )),
        name => Ok(name.map(str::to_owned)),
    }
}

/// Reads a thread id. Answers `thread_not_found` to a text that is not a thread id, since ids are opaque to clients.
pub(super) fn thread_id(text: &str) -> Result<ThreadId, Failure> {
    text.parse()
        .map_err(|_| errors::thread_not_found(&shortened(text)).into())
}

/// Reads a turn id. Answers `turn_not_found` to a text that is not a turn id.
pub(super) fn turn_id(text: &str) -> Result<TurnId, Failure> {
    text.parse()
        .map_err(|_| errors::turn_not_found(&shortened(text)).into())
}

/// Reads a page size, which is 1 to 100.
pub(super) fn page_limit(member: &str, limit: Option<i64>) -> Result<Option<usize>, Failure> {
    match limit {
        None => Ok(None),
        Some(limit @ 1..=100) => Ok(Some(limit as usize)),
        Some(limit) => Err(Failure::invalid(
            member,
            format!("{limit} is not in 1 to 100"),
        )),
    }
}

/// Reads the user's input, which must not be empty.
pub(super) fn input(parts: Vec<wire::InputPart>) -> Result<Vec<InputPart>, Failure> {
    use wire::InputPart as W;

    if parts.is_empty() {
        return Err(Failure::invalid("input", "at least one part is needed"));
    }
    let parts = parts.into_iter().enumerate().map(|(index, part)| {
        Ok(match part {
            W::Text(part) => InputPart::text(part.text),
            W::CommandRef(part) => {
                let name = part.name.trim_start_matches('/').to_owned();
                if BUILT_IN_COMMANDS.contains(&name.to_ascii_lowercase().as_str()) {
                    let problem = format!("/{name} is a command of the server, not input");
                    return Err(Failure::invalid(format!("input[{index}].name"), problem));
                }
                InputPart::Command {
                    name,
                    arguments: part.args_text.filter(|text| !text.is_empty()),
                    prompt: None,
                }
            }
            W::SkillRef(part) => InputPart::Skill {
                name: part.name,
                path: None,
                by_reference: true,
            },
            W::FileRef(part) => InputPart::Mention {
                name: part.display_path.unwrap_or_else(|| part.path.clone()),
                path: part.path,
                block: None,
            },
            W::Image(part) => InputPart::image(part.url),
            W::LocalImage(part) => InputPart::local_image(part.path),
            W::Unknown(_) => {
                return Err(Failure::invalid(
                    format!("input[{index}].type"),
                    "unknown type",
                ));
            }
        })
    });
    parts.collect()
}

/// Reads the tools that a client runs. `place` is their place in the params.
pub(super) fn tools(
    place: &str,
    specs: Vec<wire::DynamicToolSpec>,
) -> Result<Vec<ToolSpec>, Failure> {
    let mut tools: Vec<ToolSpec> = Vec::with_capacity(specs.len());
    for (index, spec) in specs.into_iter().enumerate() {
        let at = |member: &str| format!("{place}[{index}].{member}");
        if spec.name.trim().is_empty() {
            return Err(Failure::invalid(at("name"), "must not be blank"));
        }
        if spec
            .namespace
            .as_ref()
            .is_some_and(|namespace| namespace.trim().is_empty())
        {
            return Err(Failure::invalid(at("namespace"), "must not be blank"));
        }
        if spec
            .input_schema
            .decode::<BTreeMap<String, RawJson>>()
            .is_err()
        {
            return Err(Failure::invalid(at("inputSchema"), "is no object"));
        }
        if tools
            .iter()
            .any(|tool| tool.name == spec.name && tool.namespace == spec.namespace)
        {
            return Err(Failure::invalid(
                at("name"),
                format!("{} is declared twice", spec.name),
            ));
        }
        tools.push(ToolSpec {
            name: spec.name,
            namespace: spec.namespace,
            description: spec.description,
            input_schema: spec.input_schema.into_inner(),
            is_checked: true,
            is_bound: true,
            approval: spec.approval.map(tool_approval),
        });
    }
    Ok(tools)
}

/// Reads what an approval of a tool's calls is about.
fn tool_approval(told: wire::ToolApprovalDescriptor) -> ToolApproval {
    use wire::ToolApprovalKind as W;

    ToolApproval {
        subject: match told.kind {
            W::File => ToolSubject::File,
            W::Shell => ToolSubject::Command,
            W::RemoteResource | W::Unknown(_) => ToolSubject::Resource,
        },
        target_argument: told.target_argument,
        operation: told.operation,
        operation_argument: told.operation_argument,
    }
}

/// Converts the context that a client adds to the system prompt to the text for it; `None` if it is empty.
pub(super) fn context(
    entries: &BTreeMap<String, wire::RuntimeAdditionalContextEntry>,
) -> Result<Option<String>, Failure> {
    for (key, entry) in entries {
        let refuse = |problem: String| {
            Err(Failure::invalid(
                format!("additionalContext.{key}"),
                problem,
            ))
        };
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
        if key.is_empty() || key.chars().count() > MAX_CONTEXT_KEY || !key.chars().all(fits) {
            return refuse(format!(
                "the key is not 1 to {MAX_CONTEXT_KEY} of A-Z, a-z, 0-9, `.`, `_` and `-`"
            ));
        }
        if entry.value.len() > MAX_CONTEXT_VALUE {
            return refuse(format!(
                "the value has {} bytes, more than {MAX_CONTEXT_VALUE}",
                entry.value.len()
            ));
        }
    }
    if entries.is_empty() {
        return Ok(None);
    }
    let values: Vec<&str> = entries.values().map(|entry| entry.value.as_str()).collect();
    Ok(Some(format!(
        "<app-context>\n{}\n</app-context>",
        values.join("\n\n")
    )))
}

/// Reads a decision. An unknown decision declines.
pub(super) fn decision(response: wire::ItemApprovalRequestResponse) -> Answer {
    use wire::ApprovalDecision as W;

    let decision = match response.decision {
        W::Accept => Decision::Accept,
        W::AcceptForSession => Decision::AcceptForSession,
        W::AcceptAlways => Decision::AcceptAlways { prefix: None },
        W::Cancel => Decision::Cancel,
        W::Decline | W::Unknown(_) => Decision::Decline,
    };
    Answer::Decision { decision }
}

/// Reads the user's answers.
pub(super) fn user_input(response: wire::UserInputResult) -> Answer {
    Answer::Input {
        answers: response
            .answers
            .into_iter()
            .map(|(id, answer)| (id, answer.answers))
            .collect(),
    }
}

/// Reads the result of a tool that the client ran.
pub(super) fn tool_result(response: wire::DynamicToolResult) -> Answer {
    let structured = response.structured_result.or(response.structured_content);
    called_tool(
        response.success,
        response.content_items,
        structured,
        (response.error_code, response.error_message),
    )
}

/// Makes the answer of a tool that did not run.
pub(super) fn failed_tool(code: Option<&str>, message: String) -> Answer {
    called_tool(false, None, None, (code.map(str::to_owned), Some(message)))
}

/// Reads what came of a tool: whether it succeeded, its content, its data, and the code and the text of its failure.
pub(super) fn called_tool(
    success: bool,
    content: Option<Vec<wire::ToolContentItem>>,
    structured: Option<RawJson>,
    (error_code, error): (Option<String>, Option<String>),
) -> Answer {
    use wire::ToolContentItem as W;

    let content = content
        .unwrap_or_default()
        .into_iter()
        .filter_map(|item| match item {
            W::Text(item) => Some(ToolContent::Text { text: item.text }),
            W::Image(item) => {
                let data = |data| {
                    format!(
                        "data:{};base64,{data}",
                        item.media_type.as_deref().unwrap_or("image/png")
                    )
                };
                item.data_base64
                    .map(data)
                    .or(item.url)
                    .map(|url| ToolContent::Image { url })
            }
            W::Unknown(raw) => Some(ToolContent::Text {
                text: raw.get().to_owned(),
            }),
        })
        .collect();
    Answer::ToolResult {
        success,
        content,
        structured: structured.map(RawJson::into_inner),
        error,
        error_code,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use threadwire_protocol::dotcraft as wire;

    use super::context;

    fn entry(key: &str, value: String) -> BTreeMap<String, wire::RuntimeAdditionalContextEntry> {
        let kind = wire::RuntimeAdditionalContextKind::Application;
        BTreeMap::from([(
            key.to_owned(),
            wire::RuntimeAdditionalContextEntry { kind, value },
        )])
    }

    #[test]
    fn context_is_bounded() {
        assert_eq!(context(&BTreeMap::new()).unwrap(), None);
        assert_eq!(
            context(&entry("my.app_key-1", "use the tool".into()))
                .unwrap()
                .unwrap(),
            "<app-context>\nuse the tool\n</app-context>"
        );
        assert!(context(&entry("a", "x".repeat(16 << 10))).is_ok());
        assert!(context(&entry("a", "x".repeat((16 << 10) + 1))).is_err());
        assert!(context(&entry(&"k".repeat(128), String::new())).is_ok());
        for key in ["", "a b", "ä", "a/b", &"k".repeat(129)] {
            assert!(context(&entry(key, String::new())).is_err(), "{key:?}");
        }
    }
}
