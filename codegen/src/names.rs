//! Conversion of wire names to names in code.

use heck::{ToLowerCamelCase as _, ToSnakeCase as _, ToUpperCamelCase as _};

/// Converts `thread/start` → `ThreadStart`, `read-only` → `ReadOnly`, `$/cancel_request` → `CancelRequest`.
pub fn pascal(name: &str) -> String {
    not_a_digit_first(name.to_upper_camel_case())
}

/// Converts `thread/start` → `thread_start`.
pub fn snake(name: &str) -> String {
    let name = name.to_snake_case();
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        format!("n{name}")
    } else {
        name
    }
}

/// Converts `thread/start` → `threadStart`.
pub fn camel(name: &str) -> String {
    name.to_lower_camel_case()
}

/// Returns the name that serde's `rename_all = "camelCase"` gives to a Rust member.
pub fn serde_camel(member: &str) -> String {
    let mut name = String::new();
    let mut capital = false;
    for letter in member.trim_start_matches("r#").chars() {
        if letter == '_' {
            capital = !name.is_empty();
        } else if capital {
            name.push(letter.to_ascii_uppercase());
            capital = false;
        } else {
            name.push(letter);
        }
    }
    name
}

/// Returns the names of the `{placeholders}` in a text. Braces around anything else, as in JSON, are text.
pub fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| {
        let (name, _) = rest.split_once('}')?;
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
        is_name.then_some(name)
    })
}

fn not_a_digit_first(name: String) -> String {
    if name.is_empty() {
        "Empty".to_owned()
    } else if name.starts_with(|first: char| first.is_ascii_digit()) {
        format!("N{name}")
    } else if name == "Self" {
        "SelfValue".to_owned()
    } else {
        name
    }
}
