//! Reviews: a reviewer that sees the work, but not the conversation.

use serde::Deserialize;
use threadwire_engine::{ItemBody, ItemId};

use super::{conversation::Conversation, turn::Run};
use crate::model::{ContextItem, Message, ModelError, Role};

/// The findings if the reviewer wrote nothing.
const NOTHING: &str = "Reviewer failed to output a response.";

/// What the user reads if the review fails or is interrupted.
const INTERRUPTED: &str =
    "Review was interrupted. Please re-run /review and wait for it to complete.";

/// What the model is told of a review, and of one that failed or was interrupted.
const REVIEWED: &str = "<user_action>\nThe user had the work reviewed. What the review found comes next.\n</user_action>";
const UNREVIEWED: &str = "<user_action>\nThe user started a review of the work, which ended without a result.\n</user_action>";

/// Runs a review, shows its findings, and adds them to the thread's conversation.
pub(super) async fn run(
    run: &mut Run<'_>,
    conversation: &mut Conversation,
) -> Result<(), ModelError> {
    let mut reviewer = Conversation::detached();
    let reviewed = run.answer(&mut reviewer).await;
    let turn = &run.turn;
    let said = match reviewed {
        Ok(()) => reviewer.last_said().unwrap_or_default(),
        Err(_) => String::new(),
    };
    let findings = render(said.trim());
    // Sent after a failure or an interruption, too: until then, clients show that a review is running.
    let ended = ItemBody::ReviewEnded {
        findings: findings.clone(),
    };
    turn.complete_item(&ItemId::new(), ended).await;
    if let Err(error) = reviewed {
        let message = ItemBody::Agent {
            phase: None,
            text: INTERRUPTED.to_owned(),
        };
        turn.complete_item(&ItemId::new(), message).await;
        tell(run, conversation, UNREVIEWED, INTERRUPTED).await;
        return Err(error);
    }
    let message = ItemBody::Agent {
        phase: None,
        text: findings.clone(),
    };
    turn.complete_item(&ItemId::new(), message).await;
    tell(run, conversation, REVIEWED, &findings).await;
    Ok(())
}

/// Adds a review to the conversation.
async fn tell(run: &Run<'_>, conversation: &mut Conversation, action: &str, result: &str) {
    let items = [(Role::User, action), (Role::Assistant, result)];
    let items = items.map(|(role, text)| ContextItem::Message(Message::text(role, text)));
    conversation.extend(&run.turn, items.into()).await;
}

/// The report of a reviewer.
#[derive(Deserialize)]
struct Report {
    #[serde(default)]
    findings: Vec<Finding>,
    #[serde(default)]
    overall_explanation: String,
}

#[derive(Deserialize)]
struct Finding {
    title: String,
    body: String,
    code_location: Location,
    /// Not shown, but a report with another type here is invalid.
    #[serde(default, rename = "priority")]
    _priority: Option<i64>,
}

#[derive(Deserialize)]
struct Location {
    absolute_file_path: String,
    line_range: Range,
}

#[derive(Deserialize)]
struct Range {
    start: u64,
    end: u64,
}

/// Formats a report for people. A text that is not a report stays unchanged.
pub fn render(said: &str) -> String {
    let embedded = || {
        let (start, end) = (said.find('{')?, said.rfind('}')?);
        serde_json::from_str(said.get(start..=end)?).ok()
    };
    let report: Option<Report> = serde_json::from_str(said).ok().or_else(embedded);
    let text = match report {
        None => String::new(),
        Some(report) => {
            let mut blocks = vec![report.overall_explanation.trim().to_owned()];
            match report.findings.len() {
                0 => {}
                1 => blocks.push("Review comment:".to_owned()),
                _ => blocks.push("Full review comments:".to_owned()),
            }
            blocks.extend(report.findings.iter().map(block));
            blocks.retain(|block| !block.is_empty());
            blocks.join("\n\n")
        }
    };
    // A report without any text stays unchanged, too.
    match (&*text, said) {
        ("", "") => NOTHING.to_owned(),
        ("", said) => said.to_owned(),
        _ => text,
    }
}

fn block(finding: &Finding) -> String {
    let Location {
        absolute_file_path: path,
        line_range: Range { start, end },
    } = &finding.code_location;
    let mut block = format!("- {} — {path}:{start}-{end}", finding.title);
    for line in finding.body.lines() {
        block += "\n  ";
        block += line;
    }
    block
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(title: &str) -> serde_json::Value {
        serde_json::json!({
            "title": title,
            "body": "B\nC",
            "confidence_score": 0.9,
            "priority": 1,
            "code_location": { "absolute_file_path": "/x/a.rs", "line_range": { "start": 1, "end": 2 } },
        })
    }

    fn report(findings: &[serde_json::Value]) -> String {
        serde_json::json!({ "findings": findings, "overall_explanation": "Fine." }).to_string()
    }

    #[test]
    fn reports_are_written_for_people() {
        let one = "Fine.\n\nReview comment:\n\n- T — /x/a.rs:1-2\n  B\n  C";
        assert_eq!(render(&report(&[finding("T")])), one);
        assert_eq!(
            render(&format!("Here:\n{}\nBye", report(&[finding("T")]))),
            one
        );
        assert_eq!(
            render(&report(&[finding("T"), finding("U")])),
            "Fine.\n\nFull review comments:\n\n- T — /x/a.rs:1-2\n  B\n  C\n\n- U — /x/a.rs:1-2\n  B\n  C"
        );
        assert_eq!(render(&report(&[])), "Fine.");
    }

    #[test]
    fn what_is_no_report_is_shown_as_it_is() {
        let mut odd = finding("T");
        odd["priority"] = serde_json::json!(1.5);
        for text in [
            "plain",
            "{\"findings\": 1}",
            "{\"findings\": []}",
            &report(&[odd]),
        ] {
            assert_eq!(render(text), text);
        }
        assert_eq!(render(""), NOTHING);
    }
}
