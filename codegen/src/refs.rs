//! Resolves the `$ref`s of schema files, which are relative paths, to type names.

/// Returns the file (relative to the schema folder) and the type of a `reference` in the file `from`. Returns `None`
/// for anything other than `path#/TypeName` or `#/TypeName`.
pub fn resolve(from: &str, reference: &str) -> Option<(String, String)> {
    let (path, name) = reference.split_once("#/")?;
    if name.is_empty() || name.contains('/') {
        return None;
    }
    if path.is_empty() {
        return Some((from.to_owned(), name.to_owned()));
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some((parts.join("/"), name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::resolve;

    #[test]
    fn paths_are_relative_to_the_file() {
        let check = |from, reference, expected: Option<(&str, &str)>| {
            let expected = expected.map(|(file, name)| (file.to_owned(), name.to_owned()));
            assert_eq!(resolve(from, reference), expected, "{reference} in {from}");
        };
        check("a/types/x.json", "#/T", Some(("a/types/x.json", "T")));
        check("a/types/x.json", "y.json#/T", Some(("a/types/y.json", "T")));
        check(
            "a/thread/start.json",
            "../types/x.json#/T",
            Some(("a/types/x.json", "T")),
        );
        check("a/thread/start.json", "../types/x.json", None);
        check(
            "a/thread/start.json",
            "../types/x.json#/definitions/T",
            None,
        );
    }
}
