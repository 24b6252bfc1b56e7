//! Texts of the other agent in words of this one.

/// Names of the other agent and of its files, and what stands in their place. Longer names come first.
const NAMES: [(&str, &str); 3] = [
    ("claude code", "Codex"),
    ("claude.md", "AGENTS.md"),
    ("claude", "Codex"),
];

/// Replaces the names of the other agent, where they are words of their own.
pub(super) fn text(text: &str) -> String {
    let lower = text.to_ascii_lowercase();
    let mut new = String::with_capacity(text.len());
    let mut rest = 0;
    while let Some(at) = lower[rest..].find("claude").map(|at| rest + at) {
        let found = NAMES.iter().find(|(name, _)| lower[at..].starts_with(name));
        let (name, other) = found.copied().unwrap_or(("claude", "Codex"));
        let end = at + name.len();
        let is_part = |char: char| char.is_alphanumeric() || "_-/\\".contains(char);
        let before = text[..at].chars().next_back();
        let after = text[end..].chars().next();
        let is_word =
            !before.is_some_and(|char| is_part(char) || char == '.') && !after.is_some_and(is_part);
        new.push_str(&text[rest..at]);
        new.push_str(if is_word { other } else { &text[at..end] });
        rest = end;
    }
    new.push_str(&text[rest..]);
    new
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn names_are_replaced_where_they_are_words() {
        let cases = [
            (
                "Claude Code must. See CLAUDE.md. claude",
                "Codex must. See AGENTS.md. Codex",
            ),
            ("Ask Claude's \"claude\"!", "Ask Codex's \"Codex\"!"),
            (
                ".claude/skills claude-opus Claudette ~/claude",
                ".claude/skills claude-opus Claudette ~/claude",
            ),
            ("Ünï Claude ß", "Ünï Codex ß"),
            ("", ""),
        ];
        for (old, new) in cases {
            assert_eq!(text(old), new);
        }
    }
}
