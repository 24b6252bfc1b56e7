//! Finds the position of hunks in a file and inserts the new lines.

use std::{borrow::Cow, cell::OnceCell, collections::HashMap, path::Path};

use crate::{
    patch::{Error, Hunk},
    sort::sort_by_key,
};

/// A range of lines and its replacement.
struct Replacement<'a> {
    start: usize,
    count: usize,
    lines: &'a [String],
}

/// Returns `text` with all hunks applied. The result ends with a line end; inserted lines use the line ends of the
/// file.
pub(super) fn replace_hunks(text: &str, hunks: &[Hunk], path: &Path) -> Result<String, Error> {
    let mut lines: Vec<&str> = text.split('\n').collect();
    if lines.last() == Some(&"") {
        lines.pop();
    }
    let file = Lines::new(&lines);
    let mut replacements = Vec::with_capacity(hunks.len());
    let mut from = 0;
    for hunk in hunks {
        if let Some(context) = &hunk.context {
            let found = file.find(std::slice::from_ref(context), from, false);
            let Some(found) = found else {
                return Err(Error::ContextNotFound {
                    context: context.clone(),
                    path: path.to_owned(),
                });
            };
            from = found + 1;
        }
        if hunk.old_lines.is_empty() {
            replacements.push(Replacement {
                start: lines.len(),
                count: 0,
                lines: &hunk.new_lines,
            });
            continue;
        }
        let Some((start, old_lines, new_lines)) = locate(&file, hunk, from) else {
            return Err(Error::LinesNotFound {
                lines: hunk.old_lines.join("\n"),
                path: path.to_owned(),
            });
        };
        replacements.push(Replacement {
            start,
            count: old_lines.len(),
            lines: new_lines,
        });
        from = start + old_lines.len();
    }
    sort_by_key(&mut replacements, |replacement| replacement.start);
    Ok(join(&lines, &replacements))
}

/// Finds the old lines of a hunk. A blank line at their end may stand for the end of the file; it is dropped if the
/// search fails with it.
fn locate<'h>(
    file: &Lines<'_>,
    hunk: &'h Hunk,
    from: usize,
) -> Option<(usize, &'h [String], &'h [String])> {
    let (old_lines, new_lines) = (&hunk.old_lines[..], &hunk.new_lines[..]);
    if let Some(start) = file.find(old_lines, from, hunk.at_end) {
        return Some((start, old_lines, new_lines));
    }
    let [old_lines @ .., last] = old_lines else {
        return None;
    };
    if !last.is_empty() {
        return None;
    }
    let new_lines = match new_lines {
        [rest @ .., last] if last.is_empty() => rest,
        all => all,
    };
    file.find(old_lines, from, hunk.at_end)
        .map(|start| (start, old_lines, new_lines))
}

/// The searchable lines of a file.
struct Lines<'a> {
    lines: &'a [&'a str],
    /// The numbered lines per comparison form, strictest first.
    numbered: [OnceCell<Numbered<'a>>; FORMS.len()],
}

/// Lines as numbers: lines that compare as equal have the same number.
struct Numbered<'a> {
    numbers: HashMap<Cow<'a, str>, usize>,
    lines: Vec<usize>,
    /// The last position of each number. Many hunks may look for a line that only stands before them.
    last: Vec<usize>,
}

/// Comparison forms of a line, from strict to loose.
const FORMS: [fn(&str) -> Cow<'_, str>; 4] = [
    |line| Cow::Borrowed(line),
    |line| Cow::Borrowed(line.trim_end()),
    |line| Cow::Borrowed(line.trim()),
    |line| match line.trim() {
        plain if plain.is_ascii() => Cow::Borrowed(plain),
        typographic => typographic.chars().map(fold).collect(),
    },
];

impl<'a> Lines<'a> {
    fn new(lines: &'a [&'a str]) -> Self {
        Self {
            lines,
            numbered: Default::default(),
        }
    }

    /// Returns the first position of `pattern` at or after `from`, using ever looser comparisons.
    fn find(&self, pattern: &[String], from: usize, at_end: bool) -> Option<usize> {
        let last = self.lines.len().checked_sub(pattern.len())?;
        let from = if at_end { last } else { from };
        FORMS
            .iter()
            .zip(&self.numbered)
            .find_map(|(form, numbered)| {
                let numbered = numbered.get_or_init(|| Numbered::new(self.lines, *form));
                let known = |line: &String| numbered.numbers.get(&form(line)).copied();
                let known = |line| known(line).filter(|number| numbered.last[*number] >= from);
                let pattern: Vec<usize> = pattern.iter().map(known).collect::<Option<_>>()?;
                position(numbered.lines.get(from..)?, &pattern).map(|found| from + found)
            })
    }
}

impl<'a> Numbered<'a> {
    fn new(lines: &[&'a str], form: fn(&str) -> Cow<'_, str>) -> Self {
        let mut numbers = HashMap::new();
        let number = |line: &&'a str| {
            let next = numbers.len();
            *numbers.entry(form(line)).or_insert(next)
        };
        let lines: Vec<usize> = lines.iter().map(number).collect();
        let mut last = vec![0; numbers.len()];
        for (position, number) in lines.iter().enumerate() {
            last[*number] = position;
        }
        Self {
            numbers,
            lines,
            last,
        }
    }
}

/// Returns the first position of `pattern` in `lines`, in linear time, because files and patches may repeat a line many
/// times.
fn position(lines: &[usize], pattern: &[usize]) -> Option<usize> {
    let Some(first) = pattern.first() else {
        return Some(0);
    };
    // Knuth–Morris–Pratt: for each prefix of the pattern, the length of its longest proper border.
    let mut borders = vec![0; pattern.len()];
    let mut matched = 0;
    for at in 1..pattern.len() {
        while matched > 0 && pattern[at] != pattern[matched] {
            matched = borders[matched - 1];
        }
        matched += usize::from(pattern[at] == pattern[matched]);
        borders[at] = matched;
    }
    let mut matched = 0;
    let mut at = 0;
    while at < lines.len() {
        if matched == 0 {
            at += lines[at..].iter().position(|line| line == first)?;
        }
        if lines[at] == pattern[matched] {
            matched += 1;
            at += 1;
            if matched == pattern.len() {
                return Some(at - matched);
            }
        } else {
            // `matched` is not zero here: otherwise the first line of the pattern would have matched.
            matched = borders[matched - 1];
        }
    }
    None
}

/// Returns the ASCII equivalent of a typographic character.
fn fold(character: char) -> char {
    match character {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{2018}'..='\u{201b}' => '\'',
        '\u{201c}'..='\u{201f}' => '"',
        '\u{a0}' | '\u{2002}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => ' ',
        other => other,
    }
}

fn join(lines: &[&str], replacements: &[Replacement<'_>]) -> String {
    let crlf = lines.first().is_some_and(|line| line.ends_with('\r'));
    let line_end = if crlf { "\r\n" } else { "\n" };
    let mut text = String::new();
    let keep = |text: &mut String, kept: &[&str]| {
        for line in kept {
            text.push_str(line.strip_suffix('\r').unwrap_or(line));
            text.push_str(if line.ends_with('\r') { "\r\n" } else { "\n" });
        }
    };
    let mut next = 0;
    for replacement in replacements {
        keep(&mut text, &lines[next..replacement.start]);
        for line in replacement.lines {
            text.push_str(line);
            text.push_str(line_end);
        }
        next = replacement.start + replacement.count;
    }
    keep(&mut text, &lines[next..]);
    text
}

#[cfg(test)]
mod tests {
    use super::{Lines, position};

    #[test]
    fn the_first_place_is_found_as_by_looking_everywhere() {
        // Compares all texts and patterns over two letters with a naive search.
        for bits in 0_usize..1 << 9 {
            let text: Vec<usize> = (0..9).map(|at| bits >> at & 1).collect();
            for length in 0..5 {
                for bits in 0_usize..1 << length {
                    let pattern: Vec<usize> = (0..length).map(|at| bits >> at & 1).collect();
                    let expected = (0..=9 - length).find(|at| text[*at..].starts_with(&pattern));
                    assert_eq!(position(&text, &pattern), expected, "{text:?} {pattern:?}");
                }
            }
        }
    }

    #[test]
    fn lines_that_repeat_cost_no_more_than_others() {
        let lines = vec![" a"; 100_000];
        let file = Lines::new(&lines);
        let mut pattern = vec!["a".to_owned(); 50_000];
        assert_eq!(file.find(&pattern, 7, false), Some(7));
        // A naive search would take hours here.
        pattern.push("b".to_owned());
        assert_eq!(file.find(&pattern, 0, false), None);
        let mut lines = lines;
        lines.push("b");
        assert_eq!(Lines::new(&lines).find(&pattern, 0, false), Some(50_000));
        // The line stands before each of the places from which it is looked for.
        lines[0] = "a";
        let file = Lines::new(&lines);
        for from in 1..100_000 {
            assert_eq!(file.find(&pattern[..1], from, false), Some(from));
        }
    }
}
