//! Names of MCP tools for models.

use std::collections::{HashMap, HashSet};

use sha1::{Digest, Sha1};

use crate::hex;

/// Maximum length of a name that all providers accept.
const MAX_NAME: usize = 64;

/// Returns the name for models of each pair of server and tool: `mcp__server__tool`, consisting of letters, digits, `_`
/// and `-`. Names that are too long end in a hash of the full name. If several names would be equal, all except one end
/// in a hash, too.
pub fn offered_names<'a>(tools: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<String> {
    let full: Vec<String> = tools
        .into_iter()
        .map(|(server, tool)| format!("mcp__{server}__{tool}"))
        .collect();
    callable_names(&full, &HashSet::new())
}

/// Returns the name for models of each full name, in the way of [`offered_names`]. None is one of `others`.
pub fn callable_names(full: &[String], others: &HashSet<&str>) -> Vec<String> {
    let mut count: HashMap<String, usize> = HashMap::new();
    for name in full {
        *count.entry(clean(name)).or_default() += 1;
    }
    let mut taken: HashSet<String> = HashSet::new();
    let mut names = Vec::with_capacity(full.len());
    for name in full {
        let cleaned = clean(name);
        let is_clear = !name.is_empty() && (count[&cleaned] == 1 || cleaned == *name);
        let mut hashed = name.clone();
        let mut given = match is_clear && cleaned.len() <= MAX_NAME {
            true => cleaned.clone(),
            false => with_hash(&cleaned, &hashed),
        };
        while others.contains(&*given) || !taken.insert(given.clone()) {
            given = with_hash(&cleaned, &hashed);
            // Several tools may have one full name.
            hashed.push('#');
        }
        names.push(given);
    }
    names
}

fn clean(name: &str) -> String {
    let keep = |character: char| match character {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '_' | '-' => character,
        _ => '_',
    };
    name.chars().map(keep).collect()
}

fn with_hash(cleaned: &str, full: &str) -> String {
    let hash = hex::encode(&Sha1::digest(full.as_bytes()));
    let kept = cleaned.len().min(MAX_NAME - hash.len());
    format!("{}{hash}", &cleaned[..kept])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_a_model_can_call() {
        let long = "a_tool_with_a_name_that_is_longer_than_a_model_may_call_by_its_full_name";
        let names = offered_names([
            ("demo", "add"),
            ("my-srv", "odd.name with/signs"),
            ("my-srv", "odd_name_with_signs"),
            ("my-srv", long),
        ]);
        assert_eq!(names[0], "mcp__demo__add");
        assert_eq!(names[1].len(), MAX_NAME);
        assert!(
            names[1].starts_with("mcp__my-srv__odd_name_"),
            "{}",
            names[1]
        );
        assert_eq!(names[2], "mcp__my-srv__odd_name_with_signs");
        assert_eq!(
            names[3],
            "mcp__my-srv__a_tool_with2f9eb8b79bec55dc2b15a698f85e147e5c8f7fb7"
        );
    }

    #[test]
    fn a_name_that_others_have_is_not_given() {
        let full = [
            "exec_command",
            "a__b__c",
            "a__b__c",
            "a__b__c",
            "chat:x__Send",
            "",
        ];
        let full = full.map(str::to_owned);
        let names = callable_names(&full, &HashSet::from(["exec_command"]));
        assert!(names[0].starts_with("exec_command") && names[0].len() > "exec_command".len());
        assert_eq!(names[1], "a__b__c");
        assert_eq!(names[4], "chat_x__Send");
        let different: HashSet<&String> = names.iter().collect();
        assert_eq!(different.len(), full.len(), "{names:?}");
        let is_callable = |name: &&String| (1..=MAX_NAME).contains(&name.len());
        assert!(names.iter().all(|name| is_callable(&name)), "{names:?}");
    }

    #[test]
    fn a_name_is_never_given_twice() {
        let names = offered_names([("a", "x y"), ("a", "x.y"), ("a__x", "y"), ("a", "x__y")]);
        let different: HashSet<&String> = names.iter().collect();
        assert_eq!(different.len(), 4, "{names:?}");
    }
}
