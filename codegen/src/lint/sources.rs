//! Finds error texts that hand-written dialects repeat: a text of a protocol belongs into its schema only.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{Problem, elements};
use crate::{
    json::Json,
    load::{DialectFiles, Tree},
    names::placeholders,
};

/// The folder of the hand-written dialects, relative to the root of the repository.
const FOLDER: &str = "runtime/server/src/dialects";

/// Minimum number of letters outside of placeholders: shorter texts would match by accident.
const MIN_LETTERS: usize = 8;

/// Returns all string literals below [`FOLDER`] that repeat the text of an error, ordered by file. Literals in a
/// dialect's folder are compared with its own schema, all others with every schema.
pub fn sources(tree: &Tree, root: &Path) -> Result<Vec<Problem>> {
    let templates: Vec<(&str, Template)> = tree
        .dialects
        .iter()
        .flat_map(|files| templates(files).map(|template| (files.name.as_str(), template)))
        .collect();
    let mut files = Vec::new();
    source_files(&root.join(FOLDER), &mut files)?;
    files.sort();
    let mut problems = Vec::new();
    for path in files {
        let code = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let tokens = code
            .parse()
            .map_err(|error| anyhow::anyhow!("{}: {error}", path.display()))?;
        let file = path.strip_prefix(root).unwrap_or(&path);
        let file = file.to_string_lossy().replace('\\', "/");
        let own = tree
            .dialects
            .iter()
            .map(|files| files.name.as_str())
            .find(|name| file.contains(&format!("/dialects/{name}/")));
        let mut literals = Vec::new();
        collect(tokens, &mut literals);
        for literal in literals {
            let repeated = templates
                .iter()
                .filter(|(dialect, _)| own.is_none_or(|own| own == *dialect))
                .find(|(_, template)| template.is_repeated_by(&literal));
            if let Some((dialect, template)) = repeated {
                problems.push(Problem {
                    file: file.clone(),
                    at: format!("{literal:?}"),
                    reason: format!(
                        "the schema of {dialect} has this text as {}: call the generated function",
                        template.place
                    ),
                });
            }
        }
    }
    Ok(problems)
}

/// The text of an error, split at its placeholders.
struct Template {
    place: String,
    pieces: Vec<String>,
}

impl Template {
    /// Returns `None` for a text that consists almost only of placeholders.
    fn new(place: String, text: &str) -> Option<Self> {
        let mut pieces = Vec::new();
        let mut rest = text;
        for name in placeholders(text) {
            let (before, after) = rest.split_once(&format!("{{{name}}}"))?;
            pieces.push(before.to_owned());
            rest = after;
        }
        pieces.push(rest.to_owned());
        let said = pieces.concat();
        let letters = said.chars().filter(|c| c.is_alphabetic()).count();
        (letters >= MIN_LETTERS && said.contains(' ')).then_some(Self { place, pieces })
    }

    /// Tells whether a literal, which may be a format string, can produce this text. Quotes are ignored, because they
    /// may come from the literal or from the formatting of a value.
    fn is_repeated_by(&self, literal: &str) -> bool {
        let literal = literal.replace('"', "");
        let mut pieces = self.pieces.iter().map(|piece| piece.replace('"', ""));
        let first = pieces.next().unwrap_or_default();
        let Some(mut rest) = literal.strip_prefix(first.as_str()) else {
            return false;
        };
        let mut pieces: Vec<String> = pieces.collect();
        let Some(last) = pieces.pop() else {
            return rest.is_empty();
        };
        for piece in &pieces {
            let Some((_, after)) = rest.split_once(piece.as_str()) else {
                return false;
            };
            rest = after;
        }
        rest.ends_with(last.as_str())
    }
}

/// Returns the texts of a dialect: messages, and texts in error data.
fn templates(files: &DialectFiles) -> impl Iterator<Item = Template> {
    let all = std::iter::once(&files.protocol).chain(&files.methods);
    all.flat_map(|file| {
        let mut found = Vec::new();
        for error in elements(&file.content, "errors") {
            let name = error.str("name").unwrap_or_default();
            let mut texts = Vec::new();
            texts.extend(error.str("message"));
            error.get("data").inspect(|data| texts_of(data, &mut texts));
            let place = format!("`{name}` of {}", file.path);
            found.extend(
                texts
                    .into_iter()
                    .filter_map(|text| Template::new(place.clone(), text)),
            );
        }
        found
    })
}

fn texts_of<'a>(data: &'a Json, found: &mut Vec<&'a str>) {
    match data {
        Json::String(text) => found.push(text),
        Json::Array(items) => items.iter().for_each(|item| texts_of(item, found)),
        Json::Object(object) => object.iter().for_each(|(_, item)| texts_of(item, found)),
        _ => {}
    }
}

/// Collects the string literals of code, except for attributes (which include comments) and test code.
fn collect(tokens: TokenStream, found: &mut Vec<String>) {
    let mut tokens = tokens.into_iter().peekable();
    let mut for_tests = false;
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                tokens.next_if(
                    |next| matches!(next, TokenTree::Punct(mark) if mark.as_char() == '!'),
                );
                if let Some(TokenTree::Group(attribute)) = tokens.next_if(
                    |next| matches!(next, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket),
                ) {
                    for_tests |= attribute.stream().to_string().replace(' ', "") == "cfg(test)";
                }
            }
            // The item with the attribute ends here.
            TokenTree::Punct(mark) if mark.as_char() == ';' => for_tests = false,
            TokenTree::Group(group) => {
                if !for_tests {
                    collect(group.stream(), found);
                }
                if group.delimiter() == Delimiter::Brace {
                    for_tests = false;
                }
            }
            TokenTree::Literal(literal) if !for_tests => {
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                    found.push(text.value());
                }
            }
            _ => {}
        }
    }
}

/// Collects the Rust files of a folder, without test files.
fn source_files(folder: &Path, found: &mut Vec<std::path::PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            source_files(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && path.file_stem().is_some_and(|name| name != "tests")
        {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Template, collect};

    fn repeats(template: &str, literal: &str) -> bool {
        let template = Template::new(String::new(), template);
        template.is_some_and(|template| template.is_repeated_by(literal))
    }

    #[test]
    fn a_text_is_found_whatever_stands_for_its_placeholders() {
        let text = "no active command/exec for process id \"{processId}\"";
        assert!(repeats(
            text,
            "no active command/exec for process id {id:?}"
        ));
        assert!(repeats(
            text,
            "no active command/exec for process id \"{}\""
        ));
        assert!(repeats(text, "no active command/exec for process id 7"));
        assert!(!repeats(text, "no active process for process id {id:?}"));
        let text = "cursor {cursor} exceeds total models {total}";
        assert!(repeats(text, "cursor {start} exceeds total models {}"));
        assert!(!repeats(text, "cursor {start} exceeds total profiles {}"));
        assert!(repeats("stdin is closed", "stdin is closed"));
        assert!(!repeats("stdin is closed", "stdin is closed now"));
    }

    #[test]
    fn what_is_hardly_a_text_is_not_looked_for() {
        assert!(!repeats("{detail}", "anything"));
        assert!(!repeats("{path}: {detail}", "a: b"));
    }

    #[test]
    fn comments_and_tests_may_say_anything() {
        let code = r##"
            //! one
            /// two
            #[doc = "three"]
            fn f() -> String { format!("four {x}") + r"five" }
            #[cfg(test)]
            mod tests { fn g() { h("six") } }
            #[cfg(test)]
            mod other;
            const LAST: &str = "seven";
        "##;
        let mut found = Vec::new();
        collect(code.parse().unwrap(), &mut found);
        assert_eq!(found, ["four {x}", "five", "seven"]);
    }
}
