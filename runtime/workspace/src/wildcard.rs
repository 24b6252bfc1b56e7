//! Patterns of `*` and `?`.

/// Tells whether a name matches a pattern of `*` and `?`, ignoring case.
pub(crate) fn matches(pattern: &str, name: &str) -> bool {
    let folded = |text: &str| -> Vec<char> { text.to_lowercase().chars().collect() };
    let (pattern, name) = (folded(pattern), folded(name));
    let (mut at, mut seen) = (0, 0);
    // Position of the last star, and the end of the part of the name that it matches so far.
    let mut star = None;
    while seen < name.len() {
        match pattern.get(at) {
            Some('*') => {
                star = Some((at, seen));
                at += 1;
            }
            Some(wanted) if *wanted == '?' || *wanted == name[seen] => {
                at += 1;
                seen += 1;
            }
            _ => {
                let Some((of_star, covered)) = star else {
                    return false;
                };
                star = Some((of_star, covered + 1));
                (at, seen) = (of_star + 1, covered + 1);
            }
        }
    }
    pattern[at..].iter().all(|rest| *rest == '*')
}
