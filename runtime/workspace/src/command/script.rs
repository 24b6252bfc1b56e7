//! The parser of plain shell scripts.

/// One command of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// Program and arguments without quotes; never empty.
    pub(crate) words: Vec<String>,
    /// Whether this part reads the output of the part before it.
    pub(crate) piped: bool,
    /// Whether the shell expands some of the words to file names.
    pub(crate) globs: bool,
    /// Whether the shell replaces the beginning of some of the words by a home folder.
    pub(crate) homes: bool,
}

/// What the shell makes of the words of a part.
#[derive(Clone, Copy, Default)]
struct Expansions {
    globs: bool,
    homes: bool,
}

/// Words with a special meaning in the shell: a part that begins with one is not a plain command.
const RESERVED: [&str; 22] = [
    "!", "[[", "case", "coproc", "do", "done", "elif", "else", "esac", "eval", "exec", "fi", "for",
    "function", "if", "in", "select", "source", "then", "time", "until", "while",
];

/// Splits a script into its commands. Returns `None` if the script is not plain.
pub(crate) fn parse(script: &str) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    let mut words = Vec::new();
    let mut piped = false;
    let mut expansions = Expansions::default();
    let mut characters = Characters(script.trim_start_matches(is_blank));
    // A separator needs a command before it; only `;` and line ends may close the script.
    let mut must_continue = true;
    while let Some(character) = characters.peek() {
        match character {
            '\n' | ';' => {
                characters.next();
                if words.is_empty() && must_continue {
                    return None;
                }
                finish(&mut parts, &mut words, &mut piped, &mut expansions)?;
            }
            '&' | '|' => {
                characters.next();
                let doubled = characters.peek() == Some(character);
                if doubled {
                    characters.next();
                }
                let follows_pipe = matches!(characters.peek(), Some('&' | '|'));
                if words.is_empty() || follows_pipe || (character == '&' && !doubled) {
                    return None;
                }
                finish(&mut parts, &mut words, &mut piped, &mut expansions)?;
                piped = !doubled;
                must_continue = true;
            }
            blank if is_blank(blank) => {
                characters.next();
            }
            '#' => return None,
            _ => {
                words.push(word(&mut characters, words.is_empty(), &mut expansions)?);
                must_continue = false;
            }
        }
    }
    if words.is_empty() && must_continue {
        return None;
    }
    finish(&mut parts, &mut words, &mut piped, &mut expansions)?;
    Some(parts)
}

/// Appends the words read so far as one part. Returns `None` if the first word is reserved.
fn finish(
    parts: &mut Vec<Part>,
    words: &mut Vec<String>,
    piped: &mut bool,
    expansions: &mut Expansions,
) -> Option<()> {
    let words = std::mem::take(words);
    let piped = std::mem::take(piped);
    let Expansions { globs, homes } = std::mem::take(expansions);
    if let Some(first) = words.first() {
        if RESERVED.contains(&&first[..]) {
            return None;
        }
        parts.push(Part {
            words,
            piped,
            globs,
            homes,
        });
    }
    Some(())
}

/// The rest of a script. Shells leave out a backslash with the line end behind it before anything else, except where
/// single quotes or another backslash take it for text.
struct Characters<'a>(&'a str);

impl<'a> Characters<'a> {
    fn without_joined_lines(&self) -> &'a str {
        self.0.trim_start_matches("\\\n")
    }

    fn peek(&self) -> Option<char> {
        self.without_joined_lines().chars().next()
    }

    fn next(&mut self) -> Option<char> {
        self.0 = self.without_joined_lines();
        self.next_as_text()
    }

    fn next_as_text(&mut self) -> Option<char> {
        let mut characters = self.0.chars();
        let next = characters.next();
        self.0 = characters.as_str();
        next
    }
}

/// Tells whether a character separates words. Shells split at these three only; other white space is part of a word.
fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\n')
}

/// Reads one word with its quotes, and notes what the shell makes of it. Returns `None` for syntax that is not plain,
/// and if the first word of a command is an assignment.
fn word(
    characters: &mut Characters<'_>,
    first: bool,
    expansions: &mut Expansions,
) -> Option<String> {
    let mut word = String::new();
    let mut quoted = false;
    while let Some(character) = characters.peek() {
        match character {
            '\'' => {
                characters.next();
                quoted = true;
                loop {
                    match characters.next_as_text()? {
                        '\'' => break,
                        inner => word.push(inner),
                    }
                }
            }
            '"' => {
                characters.next();
                quoted = true;
                double_quoted(characters, &mut word)?;
            }
            '\\' => {
                characters.next();
                word.push(characters.next_as_text()?);
            }
            '=' if first && !quoted && is_name(&word) => return None,
            '$' | '`' | '(' | ')' | '{' | '}' | '<' | '>' => return None,
            '&' | '|' | ';' => break,
            blank if is_blank(blank) => break,
            plain => {
                characters.next();
                expansions.globs |= matches!(plain, '*' | '?' | '[');
                expansions.homes |= plain == '~' && word.is_empty() && !quoted;
                word.push(plain);
            }
        }
    }
    Some(word)
}

/// Reads up to the closing double quote.
fn double_quoted(characters: &mut Characters<'_>, word: &mut String) -> Option<()> {
    loop {
        match characters.next()? {
            '"' => return Some(()),
            '$' | '`' => return None,
            '\\' => match characters.next_as_text()? {
                escaped @ ('"' | '\\' | '$' | '`') => word.push(escaped),
                other => word.extend(['\\', other]),
            },
            plain => word.push(plain),
        }
    }
}

fn is_name(text: &str) -> bool {
    let text = text.strip_suffix('+').unwrap_or(text);
    !text.is_empty()
        && !text.starts_with(|character: char| character.is_ascii_digit())
        && text
            .chars()
            .all(|character| character.is_ascii_alphanumeric() || character == '_')
}
