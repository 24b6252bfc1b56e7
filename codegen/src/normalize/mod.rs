//! Rewrites bundled schemas until every definition is an object, an enum, a union or an alias, and all nested schemas
//! refer to definitions by name.
//!
//! There is one pure rule per file, applied in the order of [`RULES`]. Beside each rule, `<rule>.in.json` and
//! `<rule>.out.json` are an example.

pub(crate) mod all_of;
mod hoist;
mod nullable;
mod string_alternatives;
mod variants;

use anyhow::Result;

use crate::json::Object;

/// A rule that rewrites the definitions of one dialect.
pub type Rule = fn(&mut Object) -> Result<()>;

/// The rules by name, in order.
pub const RULES: &[(&str, Rule)] = &[
    ("string_alternatives", string_alternatives::apply),
    ("nullable", nullable::apply),
    ("variants", variants::apply),
    ("all_of", all_of::apply),
    ("hoist", hoist::apply),
];

/// Applies all rules.
pub fn normalize(definitions: &mut Object) -> Result<()> {
    RULES.iter().try_for_each(|(_, rule)| rule(definitions))
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::RULES;
    use crate::json::{Json, Object};

    #[test]
    fn each_rule_does_what_its_example_shows() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/normalize");
        for (name, rule) in RULES {
            let input = fs::read_to_string(folder.join(format!("{name}.in.json"))).unwrap();
            let mut definitions = match serde_json::from_str(&input).unwrap() {
                Json::Object(object) => object,
                other => panic!("{name}.in.json holds {other:?}"),
            };
            rule(&mut definitions).unwrap();
            let actual = Json::from(definitions).to_pretty();
            let expected_path = folder.join(format!("{name}.out.json"));
            if std::env::var_os("UPDATE_GOLDEN").is_some() {
                fs::write(&expected_path, &actual).unwrap();
            }
            let expected = fs::read_to_string(expected_path).unwrap();
            assert_eq!(actual, expected, "{name}");
        }
    }

    #[test]
    fn normalizing_twice_changes_nothing() {
        let text = include_str!("hoist.out.json");
        let Json::Object(mut definitions) = serde_json::from_str(text).unwrap() else {
            panic!("the example is an object")
        };
        let before: Object = definitions.clone();
        super::normalize(&mut definitions).unwrap();
        assert_eq!(definitions, before);
    }
}
