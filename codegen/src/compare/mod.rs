//! Reports which changes of the schemas break existing peers.
//!
//! Two trees are compared as they look on the wire: methods by name, and from there all reachable types, regardless of
//! type names. The client's messages may require less than before and accept more; the server's messages may contain
//! more and never less.

mod methods;
mod types;

use std::{collections::BTreeSet, fmt};

use anyhow::{Context, Result};

use crate::{bundle::bundle, load::Tree, model::Dialect};

/// The differences between two trees.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Changes that may break peers, sorted by text.
    pub breaking: BTreeSet<String>,
    /// Changes that are compatible with existing peers.
    pub compatible: BTreeSet<String>,
}

impl Report {
    fn breaks(&mut self, text: impl Into<String>) {
        self.breaking.insert(text.into());
    }

    fn adds(&mut self, text: impl Into<String>) {
        self.compatible.insert(text.into());
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for text in &self.breaking {
            writeln!(f, "breaking: {text}")?;
        }
        for text in &self.compatible {
            writeln!(f, "compatible: {text}")?;
        }
        writeln!(
            f,
            "{} breaking, {} compatible",
            self.breaking.len(),
            self.compatible.len()
        )
    }
}

/// Compares all dialects. Errors: the generator cannot process a tree.
pub fn compare(old: &Tree, new: &Tree) -> Result<Report> {
    let (old, new) = (
        dialects(old).context("before the change")?,
        dialects(new).context("after the change")?,
    );
    let mut report = Report::default();
    for before in &old {
        match new.iter().find(|after| after.name == before.name) {
            Some(after) => dialect(before, after, &mut report),
            None => report.breaks(format!("{}: the dialect was removed", before.name)),
        }
    }
    for after in &new {
        if !old.iter().any(|before| before.name == after.name) {
            report.adds(format!("{}: new dialect", after.name));
        }
    }
    Ok(report)
}

fn dialects(tree: &Tree) -> Result<Vec<Dialect>> {
    tree.dialects
        .iter()
        .map(|files| {
            Dialect::build(&bundle(files)?).with_context(|| format!("dialect `{}`", files.name))
        })
        .collect()
}

fn dialect(before: &Dialect, after: &Dialect, report: &mut Report) {
    let mut found = Report::default();
    methods::compare(before, after, &mut found);
    let named = |text: String| format!("{}: {text}", before.name);
    report
        .breaking
        .extend(found.breaking.into_iter().map(named));
    report
        .compatible
        .extend(found.compatible.into_iter().map(named));
}
