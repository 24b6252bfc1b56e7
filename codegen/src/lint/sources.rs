//! Finds texts of errors that hand-written dialects say again: a text of a protocol stands in its schema alone.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{Problem, elements};
use crate::{
    json::Json,
    load::{DialectFiles, Tree},
    names::placeholders,
};

/// Where the dialects are written by hand, from the root of the repository.
const FOLDER: &str = "runtime/server/src/dialects";

/// What a text must have beside its placeholders to count: fewer letters could be anything.
const MIN_LETTERS: usize = 8;

/// All string literals below [`FOLDER`] that repeat the text of an error, ordered by file. Those in a folder of a
/// dialect are compared with its own schema, all others with every schema.
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

/// The text of an error, apart at its placeholders.
struct Template {
    place: String,
    pieces: Vec<String>,
}

impl Template {
    /// `None` for a text that is little more than placeholders.
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

    /// Whether a literal, which may be a format string, can say this text. Quotes at a placeholder may come from the
    /// literal or from how a value is written, so they do not count.
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

/// The texts of a dialect: messages, and texts within data.
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

/// The string literals of code, but for attributes (comments among them) and what is for tests only.
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
            // The item that an attribute belongs to ends here.
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

/// The Rust files of a folder, files of tests left out.
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
