//! Finds where hunks belong and puts the new lines in.

use std::path::Path;

use crate::patch::{Error, Hunk};

/// Lines to take out and lines to put in their place.
struct Replacement<'a> {
    start: usize,
    count: usize,
    lines: &'a [String],
}

/// Returns `text` with all hunks applied. The result ends with a line end; inserted lines get the line ends of the file.
pub(super) fn replace_hunks(text: &str, hunks: &[Hunk], path: &Path) -> Result<String, Error> {
    let mut lines: Vec<&str> = text.split('\n').collect();
    if lines.last() == Some(&"") {
        lines.pop();
    }
    let mut replacements = Vec::with_capacity(hunks.len());
    let mut from = 0;
    for hunk in hunks {
        if let Some(context) = &hunk.context {
            let found = find(&lines, std::slice::from_ref(context), from, false);
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
        let Some((start, old_lines, new_lines)) = locate(&lines, hunk, from) else {
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
    replacements.sort_by_key(|replacement| replacement.start);
    Ok(join(&lines, &replacements))
}

/// Finds the old lines of a hunk. A blank line at its end may stand for the end of the file and is given up if need be.
fn locate<'h>(
    lines: &[&str],
    hunk: &'h Hunk,
    from: usize,
) -> Option<(usize, &'h [String], &'h [String])> {
    let (old_lines, new_lines) = (&hunk.old_lines[..], &hunk.new_lines[..]);
    if let Some(start) = find(lines, old_lines, from, hunk.at_end) {
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
    find(lines, old_lines, from, hunk.at_end).map(|start| (start, old_lines, new_lines))
}

/// Returns the first place of `pattern` at or after `from`, looking ever less closely.
fn find(lines: &[&str], pattern: &[String], from: usize, at_end: bool) -> Option<usize> {
    let last = lines.len().checked_sub(pattern.len())?;
    let from = if at_end { last } else { from };
    let closeness: [fn(&str, &str) -> bool; 4] = [
        |line, wanted| line == wanted,
        |line, wanted| line.trim_end() == wanted.trim_end(),
        |line, wanted| line.trim() == wanted.trim(),
        |line, wanted| {
            line.trim()
                .chars()
                .map(fold)
                .eq(wanted.trim().chars().map(fold))
        },
    ];
    closeness.iter().find_map(|same| {
        (from..=last).find(|&start| {
            pattern
                .iter()
                .zip(&lines[start..])
                .all(|(wanted, line)| same(line, wanted))
        })
    })
}

/// Returns the ASCII character that people type for a typographic one.
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
