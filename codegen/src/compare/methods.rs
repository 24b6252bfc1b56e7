//! Comparison of methods, errors and versions.

use super::{
    Report,
    types::{Direction, Types},
};
use crate::model::{Answer, Dialect, ErrorDef, Method, Sender, Span, Stability, Status};

pub(super) fn compare(before: &Dialect, after: &Dialect, report: &mut Report) {
    for version in &before.versions {
        if !after.versions.contains(version) {
            report.breaks(format!("version {version} was removed"));
        }
    }
    for version in &after.versions {
        if !before.versions.contains(version) {
            report.adds(format!("new version {version}"));
        }
    }
    if before.jsonrpc != after.jsonrpc {
        report.breaks("the member `jsonrpc` of all messages changed");
    }
    errors(before, after, report);
    let mut types = Types::new(before, after);
    for old in &before.methods {
        let name = title(old);
        match find(after, old) {
            Some(new) => method(&name, old, new, &mut types, report),
            None => report.breaks(format!("{name} was removed")),
        }
    }
    for new in &after.methods {
        if find(before, new).is_none() {
            report.adds(format!("new {}", title(new)));
        }
    }
}

fn title(method: &Method) -> String {
    let kind = if method.is_request {
        "request"
    } else {
        "notification"
    };
    format!("{kind} {}", method.wire)
}

fn find<'a>(dialect: &'a Dialect, method: &Method) -> Option<&'a Method> {
    dialect
        .methods
        .iter()
        .find(|other| other.wire == method.wire && other.is_request == method.is_request)
}

fn method(name: &str, old: &Method, new: &Method, types: &mut Types<'_>, report: &mut Report) {
    if old.sender != new.sender && new.sender != Sender::Both {
        report.breaks(format!("{name}: another side sends it"));
    }
    match (old.stability, new.stability) {
        (old, new) if old == new => {}
        (_, Stability::Experimental) => report.breaks(format!("{name} became experimental")),
        (_, Stability::Deprecated) => report.adds(format!("{name} was deprecated")),
        (_, Stability::Stable) => report.adds(format!("{name} became stable")),
    }
    match (old.is_served(), new.is_served()) {
        (true, false) => report.breaks(format!("{name} is not served any more")),
        (false, true) => report.adds(format!("{name} is served")),
        _ => {}
    }
    if let (Status::SignedOut(old), Status::SignedOut(new)) = (&old.status, &new.status) {
        answer(
            &format!("{name}: the answer when signed out"),
            old,
            new,
            report,
        );
    }
    types.span(name, old.span, new.span, report);
    if old.capability != new.capability {
        match &new.capability {
            Some(capability) => {
                report.breaks(format!("{name} needs the capability `{capability}`"))
            }
            None => report.adds(format!("{name} needs no capability any more")),
        }
    }
    if old.from_client() && old.is_served() && old.access < new.access {
        let scope = new.access.scope();
        report.breaks(format!("{name} needs a token of the scope `{scope}`"));
    }
    if old.params_optional && !new.params_optional {
        report.breaks(format!("{name}: params must be there"));
    }
    if !old.result_optional && new.result_optional {
        // The servers of this project continue to write the object.
        report.adds(format!("{name}: the result may be null"));
    }
    for error in &old.errors {
        let Answer { code, message, .. } = &error.answer;
        // The same text may have another code in another version.
        let same = new.errors.iter().map(|error| &error.answer);
        let same = same.filter(|other| other.message == *message);
        let codes: Vec<i64> = same.map(|other| other.code).collect();
        match codes.first() {
            Some(other) if !codes.contains(code) => {
                report.breaks(format!(
                    "{name}: error `{message}` changed its code from {code} to {other}"
                ));
            }
            Some(_) => {}
            None => report.breaks(format!("{name}: error {code} `{message}` was removed")),
        }
    }
    let (asking, answering) = match old.sender {
        Sender::Client => (Direction::ToServer, Direction::ToClient),
        Sender::Server => (Direction::ToClient, Direction::ToServer),
        Sender::Both => (Direction::Both, Direction::Both),
    };
    for (what, direction, old, new) in [
        ("params", asking, &old.params, &new.params),
        ("result", answering, &old.result, &new.result),
    ] {
        match (old, new) {
            (Some(old), Some(new)) => {
                types.named(&format!("{name}: {what}"), old, new, direction, report)
            }
            (None, Some(_)) if what == "params" && direction != Direction::ToClient => {
                report.breaks(format!("{name}: it has params"));
            }
            (None, Some(_)) => report.adds(format!("{name}: it has {what}")),
            (Some(_), None) => report.breaks(format!("{name}: {what} were removed")),
            (None, None) => {}
        }
    }
}

fn errors(before: &Dialect, after: &Dialect, report: &mut Report) {
    // Peers see texts and codes, not names: an error may belong to the dialect or to a method.
    let all = |dialect: &'_ Dialect, message: &str| {
        let of_methods = dialect.methods.iter().flat_map(|method| &method.errors);
        let mut all = dialect.errors.iter().chain(of_methods);
        all.any(|error| error.answer.message == message)
    };
    for old in &before.errors {
        let named = || after.errors.iter().find(|new| new.name == old.name);
        let same = |new: &&ErrorDef| new.answer == old.answer;
        match after.errors.iter().find(same).or_else(named) {
            Some(new) => answer(
                &format!("error {}", old.name),
                &old.answer,
                &new.answer,
                report,
            ),
            None if all(after, &old.answer.message) => {}
            None => report.breaks(format!("error {} was removed", old.name)),
        }
    }
    for new in &after.errors {
        if !all(before, &new.answer.message) {
            report.adds(format!("new error {}", new.name));
        }
    }
    for (what, old, new) in [
        (
            "unknown methods",
            &before.unknown_method,
            &after.unknown_method,
        ),
        ("planned methods", &before.not_served, &after.not_served),
        (
            "wrong params",
            &before.invalid_params,
            &after.invalid_params,
        ),
    ] {
        if let (Some(old), Some(new)) = (old, new) {
            answer(&format!("the answer to {what}"), old, new, report);
        }
    }
}

fn answer(name: &str, old: &Answer, new: &Answer, report: &mut Report) {
    if old.code != new.code {
        report.breaks(format!(
            "{name} changed its code from {} to {}",
            old.code, new.code
        ));
    }
    if old.message != new.message {
        report.breaks(format!("{name} changed its text to `{}`", new.message));
    }
}

/// Tells whether a span includes a version, given by name.
pub(super) fn covers(dialect: &Dialect, span: Span, version: &str) -> bool {
    let position = dialect.versions.iter().position(|name| name == version);
    position.is_some_and(|at| span.since <= at && span.until.is_none_or(|until| at <= until))
}
