//! Says what keeps a value from being an alternative of a union without a tag.

use serde::de::DeserializeOwned;

use super::{path::read_located, unions::tag_of};
use crate::{RawJson, UnknownVariant, VariantProblem};

/// An alternative: the constant by which it is known, if it has one, and what says why a value is not this alternative,
/// with the path of the part that is wrong.
pub type Form = (
    Option<&'static str>,
    fn(&RawJson) -> Option<(String, String)>,
);

/// Says why a value is no `T`. The second text is the path of the part that is wrong.
pub fn misfit_of<T: DeserializeOwned>(raw: &RawJson) -> Option<(String, String)> {
    read_located(raw.get(), |json| serde_json::from_str::<T>(json)).err()
}

/// Refuses a value that is none of the alternatives. `tag` is the member that has the constants; empty if there is none.
///
/// The alternative that was meant is the one whose constant the value has. Without one it may be any of those that have
/// no constant.
#[cold]
#[inline(never)]
pub fn misfit(raw: &RawJson, tag: &str, forms: &[Form]) -> Result<(), UnknownVariant> {
    let constant = tag_of(raw, tag);
    let named = forms.iter().find(|(known, _)| *known == Some(&*constant));
    let meant = forms.iter().filter(|form| match named {
        Some(named) => form.0 == named.0,
        None => form.0.is_none(),
    });
    let problems: Vec<(String, String)> = meant.filter_map(|(_, problem)| problem(raw)).collect();
    if problems.is_empty() {
        return Err(UnknownVariant {
            path: tag.to_owned(),
            problem: VariantProblem::Value {
                value: constant.into_owned(),
                expected: forms.iter().filter_map(|(known, _)| *known).collect(),
            },
        });
    }
    // What is wrong within the value tells more than what is wrong with all of it.
    let inner = problems.iter().find(|(_, path)| !path.is_empty());
    let (detail, path) = match inner {
        Some(inner) => inner.clone(),
        None => (together(&problems), String::new()),
    };
    Err(UnknownVariant {
        path,
        problem: VariantProblem::Misfit(detail),
    })
}

/// Puts texts into one that differ in their ends: "missing field `text` or `blob`".
fn together(problems: &[(String, String)]) -> String {
    let mut texts = problems.iter().map(|(detail, _)| split(detail));
    let Some((lead, end)) = texts.next() else {
        return String::new();
    };
    let mut ends = vec![end];
    for (other, end) in texts {
        if other == lead && !ends.contains(&end) {
            ends.push(end);
        }
    }
    format!("{lead}{}", ends.join(" or "))
}

/// Splits a text of serde before the name of a missing member, or before what was expected.
fn split(detail: &str) -> (&str, &str) {
    const MISSING: &str = "missing field ";
    const EXPECTED: &str = ", expected ";
    let end_of_lead = if detail.starts_with(MISSING) {
        MISSING.len()
    } else {
        let expected = detail.rfind(EXPECTED);
        expected.map_or(detail.len(), |at| at + EXPECTED.len())
    };
    detail.split_at(end_of_lead)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::{Form, misfit, misfit_of};
    use crate::RawJson;

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "it is only read")]
    struct Remote {
        url: String,
        headers: Vec<u8>,
    }

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "it is only read")]
    struct Text {
        uri: String,
        text: String,
    }

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "it is only read")]
    struct Blob {
        uri: String,
        blob: String,
    }

    const FORMS: &[Form] = &[
        (Some("remote"), misfit_of::<Remote>),
        (None, misfit_of::<Text>),
        (None, misfit_of::<Blob>),
    ];

    const SCALARS: &[Form] = &[(None, misfit_of::<bool>), (None, misfit_of::<String>)];

    #[test]
    fn the_alternative_that_was_meant_says_what_is_wrong() {
        for (json, expected) in [
            (r#"{"type":"remote"}"#, "missing field `url`"),
            (
                r#"{"url":"","headers":[0,""],"type":"remote"}"#,
                r#"headers[1]: invalid type: string "", expected u8"#,
            ),
            (r#"{"url":""}"#, "missing field `uri`"),
            (
                r#"{"uri":"","type":"other"}"#,
                "missing field `text` or `blob`",
            ),
            (
                r#"{"uri":"","text":1}"#,
                "text: invalid type: integer `1`, expected a string",
            ),
            (
                "1",
                "invalid type: integer `1`, expected struct Text or struct Blob",
            ),
        ] {
            assert_eq!(problem(json, "type", FORMS), expected, "{json}");
        }
        assert_eq!(
            problem(r#"{"type":"other"}"#, "type", &FORMS[..1]),
            "type: unknown variant `other`, expected `remote`"
        );
    }

    #[test]
    fn alternatives_that_are_no_objects_are_all_told() {
        assert_eq!(
            problem("1", "", SCALARS),
            "invalid type: integer `1`, expected a boolean or a string"
        );
    }

    fn problem(json: &str, tag: &str, forms: &[Form]) -> String {
        let raw: RawJson = serde_json::from_str(json).unwrap();
        let unknown = misfit(&raw, tag, forms).unwrap_err();
        let colon = if unknown.path.is_empty() { "" } else { ": " };
        format!("{}{colon}{unknown}", unknown.path)
    }
}
