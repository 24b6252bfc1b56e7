//! Reads a value into its type, and names the key that is wrong.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A value that does not fit its type.
#[derive(Debug)]
pub(super) struct Wrong {
    /// The part that does not fit, as `model_providers.box.wire_api` or `proxies[1]`; empty for the whole value.
    pub(super) key: String,
    /// What is wrong with it.
    pub(super) message: String,
}

/// Reads a value into its type.
///
/// Errors: the first part that does not fit.
pub(super) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Wrong> {
    T::deserialize(value).map_err(|error| {
        let message = error.to_string();
        let fails =
            |value: &Value| T::deserialize(value).is_err_and(|error| error.to_string() == message);
        let key = wrong_key(value, &fails);
        Wrong { key, message }
    })
}

/// Returns the key of the part of a value that does not fit.
///
/// Values are read from the first entry to the last, and reading stops at the first that does not fit. So that entry is
/// the last one of the shortest beginning that fails alike. Only errors pay for this search; a reader that keeps track
/// of the key would be compiled for each type a second time.
fn wrong_key(value: &Value, fails: &dyn Fn(&Value) -> bool) -> String {
    let count = match value {
        Value::Object(entries) => entries.len(),
        Value::Array(entries) => entries.len(),
        _ => 0,
    };
    let counts: Vec<usize> = (0..=count).collect();
    let shortest = counts.partition_point(|&count| !fails(&beginning(value, count)));
    let (mut key, wrong) = match (value, shortest.checked_sub(1)) {
        (Value::Object(entries), Some(at)) => {
            let (key, wrong) = entries.iter().nth(at).expect("a beginning is not longer");
            (key.clone(), wrong)
        }
        (Value::Array(entries), Some(at)) => (format!("[{at}]"), &entries[at]),
        // An entry is missing, or the value has none.
        _ => return String::new(),
    };
    let rest = wrong_key(wrong, &|part| {
        let mut whole = beginning(value, shortest);
        let last = match &mut whole {
            Value::Object(entries) => entries.values_mut().next_back(),
            Value::Array(entries) => entries.last_mut(),
            _ => None,
        };
        *last.expect("the beginning has the wrong part") = part.clone();
        fails(&whole)
    });
    if !rest.is_empty() && !rest.starts_with('[') {
        key.push('.');
    }
    key + &rest
}

/// Returns the first entries of an object or a list, and any other value as it is.
fn beginning(value: &Value, count: usize) -> Value {
    match value {
        Value::Object(entries) => {
            let mut first = Map::new();
            for (key, value) in entries.iter().take(count) {
                first.insert(key.clone(), value.clone());
            }
            first.into()
        }
        Value::Array(entries) => Value::Array(entries[..count].to_vec()),
        value => value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::config::{AgentProgram, Config};

    #[test]
    fn the_key_of_an_error_leads_to_the_part_that_does_not_fit() {
        let wrong = |value: Value| {
            let wrong = read::<Config>(&value).expect_err("a wrong value");
            (wrong.key, wrong.message)
        };
        let number = |key: &str| {
            let message = "invalid type: integer `5`, expected a string";
            (key.to_owned(), message.to_owned())
        };
        assert_eq!(wrong(json!({ "model": 5 })), number("model"));
        // The first of several.
        let several = json!({ "agent": "x", "model": 5, "model_provider": 5, "tools": 5 });
        assert_eq!(wrong(several), number("model"));
        let deep = json!({ "model_providers": { "a": { "name": "A" }, "b": { "base_url": 5 }, "c": { "base_url": 5 } } });
        assert_eq!(wrong(deep), number("model_providers.b.base_url"));
        let list = json!({ "project_doc_fallback_filenames": ["a", "b", 5, "c"] });
        assert_eq!(wrong(list), number("project_doc_fallback_filenames[2]"));
        let proxies = json!({ "command": ["a"], "proxies": [["b"], ["c", 5]] });
        let proxies = read::<AgentProgram>(&proxies).expect_err("a wrong proxy");
        assert_eq!(proxies.key, "proxies[1][1]");
    }

    #[test]
    fn the_key_of_what_is_missing_is_that_of_its_table() {
        #[derive(Debug, serde::Deserialize)]
        struct Port {
            #[expect(dead_code, reason = "it is only read")]
            number: u16,
        }
        type Ports = std::collections::BTreeMap<String, Vec<Port>>;

        let ports = json!({ "a": [{ "number": 1 }], "b": [{ "number": 1 }, {}, {}] });
        let missing = read::<Ports>(&ports).expect_err("no number");
        assert_eq!(missing.key, "b[1]");
        assert_eq!(missing.message, "missing field `number`");
        assert_eq!(read::<Port>(&json!({})).expect_err("no number").key, "");
    }
}
