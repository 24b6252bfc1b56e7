//! Text files with a head: YAML between two lines of three dashes.

/// Splits a text into its head and its body.
pub(super) fn split(text: &str) -> Option<(&str, &str)> {
    let (first, rest) = text.split_once('\n')?;
    if first.trim_end() != "---" {
        return None;
    }
    let mut end = 0;
    for line in rest.split_inclusive('\n') {
        let next = end + line.len();
        if line.trim_end() == "---" {
            return Some((&rest[..end], &rest[next..]));
        }
        end = next;
    }
    None
}

/// Returns the text with members of its head replaced or added; those without a value are removed. Comments, the order
/// and all other members stay. Values are YAML: one that begins with a line break is a block of indented lines.
pub(super) fn edit(text: &str, members: &[(&str, Option<String>)]) -> String {
    let (head, body) = split(text).unwrap_or(("", text));
    let lines: Vec<&str> = head.lines().collect();
    let mut kept = String::new();
    let mut done = vec![false; members.len()];
    let mut at = 0;
    while at < lines.len() {
        let end = block_end(&lines, at);
        let place = members.iter().position(|(name, _)| names(lines[at], name));
        match place {
            Some(place) => {
                if !std::mem::replace(&mut done[place], true) {
                    push(&mut kept, &members[place]);
                }
            }
            None => {
                for line in &lines[at..end] {
                    kept.push_str(line);
                    kept.push('\n');
                }
            }
        }
        at = end;
    }
    for (member, _) in members.iter().zip(&done).filter(|(_, done)| !**done) {
        push(&mut kept, member);
    }
    format!("---\n{kept}---\n{body}")
}

fn push(out: &mut String, (name, value): &(&str, Option<String>)) {
    if let Some(value) = value {
        let space = if value.starts_with('\n') { "" } else { " " };
        out.push_str(&format!("{name}:{space}{value}\n"));
    }
}

/// Tells whether a line begins the member of this name.
fn names(line: &str, name: &str) -> bool {
    let rest = line.trim_start_matches(['"', '\'']).strip_prefix(name);
    rest.is_some_and(|rest| {
        rest.trim_start_matches(['"', '\''])
            .trim_start()
            .starts_with(':')
    })
}

/// Returns the line after the member that begins at `at`: what belongs to it is indented, or is an entry of a list.
fn block_end(lines: &[&str], at: usize) -> usize {
    let is_own = |line: &str| line.starts_with([' ', '\t', '-']);
    let mut end = at + 1;
    for (place, line) in lines.iter().enumerate().skip(end) {
        if is_own(line) {
            end = place + 1;
        } else if !line.trim().is_empty() {
            break;
        }
    }
    end
}

/// Returns a text as a YAML scalar on one line.
pub(super) fn quoted(text: &str) -> String {
    // A JSON string is a YAML one.
    serde_json::Value::from(text).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_change_in_place_and_the_rest_stays() {
        let text = "---\n# mine\na: 1\n\nlist:\n- x\n- y\nplan:\n  kind: daily\n\n  hour: 3\n\"b\": 2\nb2: 3\n---\n\nBody\n---\n";
        let edited = edit(
            text,
            &[
                ("plan", Some("\n  kind: \"every\"".to_owned())),
                ("b", None),
                ("list", Some("[]".to_owned())),
                ("new", Some(quoted("a \"b\"\n"))),
            ],
        );
        assert_eq!(
            edited,
            "---\n# mine\na: 1\n\nlist: []\nplan:\n  kind: \"every\"\nb2: 3\nnew: \"a \\\"b\\\"\\n\"\n---\n\nBody\n---\n"
        );
        assert_eq!(
            edit("Body", &[("a", Some("1".to_owned()))]),
            "---\na: 1\n---\nBody"
        );
    }
}
