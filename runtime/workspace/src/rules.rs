//! Rules for commands in files that users edit: `prefix_rule(pattern=["git", "push"], decision="prompt")`.
//!
//! All files `*.rules` in the folder `rules` count: beside the configuration of the machine and of the user, and of a
//! trusted project. A rule matches commands that begin with its pattern; a list inside of the pattern matches any one of
//! its words. A file that cannot be read makes every command need approval, because it may forbid the command.

mod parse;

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fmt, fs,
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::{command, config::Position, files};

/// The folder of rules, beside a configuration file.
pub(crate) const FOLDER: &str = "rules";

/// The most files with rules in a folder.
const MOST_FILES: usize = 256;

/// The most bytes of all files with rules in a folder.
const MOST_BYTES: usize = 1 << 20;

/// The most prefixes that a model is told.
const MOST_TOLD: usize = 100;

/// The most bytes of prefixes that a model is told.
const MOST_TOLD_BYTES: usize = 5000;

/// The decision of the rules about a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Decision {
    /// The command runs without asking, outside of the sandbox.
    Allow,
    /// The command needs approval.
    Prompt,
    /// The command is forbidden.
    Forbid,
}

/// What the rules say about a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The decision.
    pub decision: Decision,
    /// The words of the command that the rule is about.
    prefix: Vec<String>,
    /// The reason that the rule gives.
    justification: Option<String>,
}

impl Verdict {
    /// Asks about every command, because the rules cannot be read.
    fn unread(error: &Error) -> Self {
        Self {
            decision: Decision::Prompt,
            prefix: Vec::new(),
            justification: Some(format!("the rules cannot be read: {error}")),
        }
    }

    /// Returns why the command is forbidden, or why somebody is asked, in the words of Codex.
    pub fn reason(&self, argv: &[String]) -> String {
        let command = command::join(argv);
        match (self.decision, &self.justification) {
            (Decision::Forbid, Some(reason)) => format!("`{command}` rejected: {reason}"),
            (Decision::Forbid, None) => format!(
                "`{command}` rejected: policy forbids commands starting with `{}`",
                command::join(&self.prefix)
            ),
            (_, Some(reason)) => format!("`{command}` requires approval: {reason}"),
            (_, None) => format!("`{command}` requires approval by policy"),
        }
    }
}

/// The places that rules are read from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleFiles {
    /// The folders of the machine and of the user. They are read for each command, so that an answer "always allow"
    /// counts for the next one.
    pub(crate) folders: Vec<PathBuf>,
    /// The files of the project.
    pub(crate) project: Vec<ProjectRules>,
}

/// A file with rules of a trusted project, as it was when the configuration was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ProjectRules {
    pub(crate) file: PathBuf,
    /// Its text, or why it cannot be read.
    pub(crate) text: Result<String, Error>,
    /// Whether its rules may allow commands: they are as they were when the project was trusted.
    pub(crate) may_allow: bool,
}

impl RuleFiles {
    /// Returns the files of the user alone.
    pub fn of_home(home: &Path) -> Self {
        Self {
            folders: vec![home.join(FOLDER)],
            project: Vec::new(),
        }
    }

    /// Returns what the rules say about a command, see [`Rules::decide`]. Blocks, because it reads the files.
    pub fn verdict(&self, command: &str, argv: &[String]) -> Option<Verdict> {
        match self.read() {
            Ok(rules) => rules.decide(command, argv),
            Err(error) => Some(Verdict::unread(&error)),
        }
    }

    /// Reads the rules. Blocks.
    ///
    /// Errors: a file or a folder cannot be read, or a file has something other than rules.
    pub fn read(&self) -> Result<Rules, Error> {
        let mut rules = Rules::default();
        for folder in &self.folders {
            for (file, text) in read_in(folder)? {
                rules.add(&file, &text?)?;
            }
        }
        for project in &self.project {
            let mut found = Rules::default();
            found.add(&project.file, project.text.as_ref().map_err(Error::clone)?)?;
            let counts = |rule: &Rule| project.may_allow || rule.decision != Decision::Allow;
            rules.rules.extend(found.rules.into_iter().filter(counts));
        }
        Ok(rules)
    }
}

/// A file with rules, and its text where it can be read.
type RuleFile = (PathBuf, Result<String, Error>);

/// Reads the files with rules in a folder, sorted; none if there is no folder. A project may bring any number of them.
///
/// Errors: the folder cannot be read, or has too many or too large files.
pub(crate) fn read_in(folder: &Path) -> Result<Vec<RuleFile>, Error> {
    let refuse = |error: &io::Error| Error::read(folder, error);
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(refuse(&error)),
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let paths = paths.filter(|path| path.extension() == Some(OsStr::new(FOLDER)) && !path.is_dir());
    let mut paths: Vec<_> = paths.take(MOST_FILES + 1).collect();
    if paths.len() > MOST_FILES {
        return Err(refuse(&io::Error::other("there are too many files")));
    }
    paths.sort_unstable();
    let mut left = MOST_BYTES;
    let mut read = Vec::new();
    for path in paths {
        let text = files::read_small(&path).map_err(|error| Error::read(&path, &error));
        let size = text.as_ref().map_or(0, String::len);
        let Some(rest) = left.checked_sub(size) else {
            return Err(refuse(&io::Error::other("the files are too large")));
        };
        left = rest;
        read.push((path, text));
    }
    Ok(read)
}

/// The loaded rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    rules: Vec<Rule>,
    /// The paths that a program may have, by its name, for rules that give only the name.
    executables: BTreeMap<String, Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    /// For each word, the texts that match it; never empty.
    pattern: Vec<Vec<String>>,
    decision: Decision,
    justification: Option<String>,
}

/// Why rules cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The file, or the folder.
    pub file: PathBuf,
    /// Where the file contains something other than rules; `None` if it cannot be read.
    pub at: Option<Position>,
    /// The reason.
    pub message: String,
}

impl Error {
    pub(crate) fn read(file: &Path, error: &io::Error) -> Self {
        Self {
            file: file.to_owned(),
            at: None,
            message: error.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if let Some(at) = &self.at {
            write!(f, ":{}", at.line)?;
        }
        write!(f, ": {}", self.message)
    }
}

impl std::error::Error for Error {}

/// Returns the path of the file that "always allow" answers are written to.
pub fn default_file(home: &Path) -> PathBuf {
    home.join(FOLDER).join("default.rules")
}

/// Returns a prefix as a list.
pub fn listed(prefix: &[String]) -> String {
    let words: Vec<String> = prefix
        .iter()
        .map(|word| Value::from(&**word).to_string())
        .collect();
    format!("[{}]", words.join(", "))
}

/// Appends a rule that allows commands with this prefix; creates the file if it is missing.
///
/// Errors: the prefix has no word, or the file cannot be written.
pub fn allow(file: &Path, prefix: &[String]) -> io::Result<()> {
    if prefix.is_empty() {
        return Err(io::Error::other("prefix rule requires at least one token"));
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let pattern = serde_json::to_string(prefix)?;
    let mut line = format!("prefix_rule(pattern={pattern}, decision=\"allow\")\n");
    let mut file = fs::OpenOptions::new()
        .create(true)
        .read(true)
        .append(true)
        .open(file)?;
    // People leave out the last line end.
    if file.seek(SeekFrom::End(0))? > 0 {
        file.seek(SeekFrom::End(-1))?;
        let mut last = [0];
        file.read_exact(&mut last)?;
        if last != *b"\n" {
            line.insert(0, '\n');
        }
    }
    // One write in append mode, so that two processes that add a rule at the same time do not mix their lines.
    file.write_all(line.as_bytes())
}

impl Rules {
    /// Returns what the rules say about a command line that runs as `argv`, or `None` if no rule applies.
    ///
    /// The strictest rule for any part of the command wins. The command is allowed, and then runs outside of the sandbox,
    /// only if each part is allowed by a rule or is known to be harmless there.
    pub fn decide(&self, command: &str, argv: &[String]) -> Option<Verdict> {
        let whole = self.strictest(argv);
        let parts = match command::runs(argv, command) {
            true => command::parse(command),
            false => None,
        };
        let Some(parts) = parts else {
            return whole;
        };
        let is_allow = |verdict: &Verdict| verdict.decision == Decision::Allow;
        let mut allowed = true;
        let mut verdicts: Vec<Verdict> = Vec::new();
        for part in &parts {
            let verdict = self.strictest(&part.words);
            allowed &=
                verdict.as_ref().is_some_and(is_allow) || command::is_harmless_anywhere(part);
            verdicts.extend(verdict);
        }
        allowed |= whole.as_ref().is_some_and(is_allow);
        verdicts.extend(whole);
        let strictest = strictest(verdicts)?;
        (!is_allow(&strictest) || allowed).then_some(strictest)
    }

    /// Returns the prefixes of commands that rules allow, as lists: each once, the shortest first, and not more than a
    /// model should read. Alternatives of a word stand in brackets.
    pub fn allowed(&self) -> Vec<String> {
        let allowed = self.rules.iter();
        let allowed = allowed.filter(|rule| rule.decision == Decision::Allow);
        let mut prefixes: Vec<Vec<String>> = allowed
            .map(|rule| {
                let words = rule.pattern.iter().map(|word| match &word[..] {
                    [only] => only.clone(),
                    several => format!("[{}]", several.join("|")),
                });
                words.collect()
            })
            .collect();
        prefixes.sort_by_cached_key(|words| {
            (
                words.len(),
                words.iter().map(String::len).sum::<usize>(),
                words.clone(),
            )
        });
        prefixes.dedup();
        let mut left = MOST_TOLD_BYTES;
        prefixes
            .iter()
            .take(MOST_TOLD)
            .map(|words| listed(words))
            .take_while(|line| {
                left = left.saturating_sub(line.len());
                left > 0
            })
            .collect()
    }

    /// Returns the verdict of the strictest rule that matches these words.
    fn strictest(&self, words: &[String]) -> Option<Verdict> {
        let exact: Vec<Verdict> = self.verdicts(words, |_| true).collect();
        if !exact.is_empty() {
            return strictest(exact);
        }
        // A rule for `git` is also one for `/usr/bin/git`. But a program that only has this name is not allowed by it.
        let path = Path::new(words.first()?);
        let name = path.file_name()?.to_str()?;
        let known = self.executables.get(name);
        let is_known = path.is_absolute() && known.is_some_and(|known| known.contains(&words[0]));
        let named: Vec<String> = [name.to_owned()]
            .into_iter()
            .chain(words[1..].iter().cloned())
            .collect();
        let counts = |rule: &Rule| is_known || rule.decision != Decision::Allow;
        strictest(self.verdicts(&named, counts).collect())
    }

    fn verdicts(
        &self,
        words: &[String],
        counts: impl Fn(&Rule) -> bool,
    ) -> impl Iterator<Item = Verdict> {
        self.rules
            .iter()
            .filter(move |rule| rule.matches(words) && counts(rule))
            .map(|rule| Verdict {
                decision: rule.decision,
                prefix: words[..rule.pattern.len()].to_vec(),
                justification: rule.justification.clone(),
            })
    }

    /// Adds the rules of the text of a file.
    pub(crate) fn add(&mut self, file: &Path, text: &str) -> Result<(), Error> {
        parse::parse(text, self).map_err(|wrong| Error {
            file: file.to_owned(),
            at: Some(Position::of(file, text, wrong.byte..wrong.byte)),
            message: wrong.message,
        })
    }
}

/// Returns the strictest verdict, and of those the one with the longest prefix.
fn strictest(verdicts: Vec<Verdict>) -> Option<Verdict> {
    let mut verdicts = verdicts.into_iter();
    let first = verdicts.next()?;
    Some(verdicts.fold(first, |best, next| {
        match (next.decision, next.prefix.len()) > (best.decision, best.prefix.len()) {
            true => next,
            false => best,
        }
    }))
}

impl Rule {
    fn matches(&self, words: &[String]) -> bool {
        self.pattern.len() <= words.len()
            && self
                .pattern
                .iter()
                .zip(words)
                .all(|(alternatives, word)| alternatives.contains(word))
    }
}
