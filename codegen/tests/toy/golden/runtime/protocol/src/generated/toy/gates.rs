// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/toy/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use crate::{Gate, UnknownVariant, support};

impl Gate for BoardPaintParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("color", self.color.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.color.experimental_use(version) {
            return Some(used);
        }
        None
    }
}

impl Gate for BoardShareParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("color", self.color.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.color.experimental_use(version) {
            return Some(used);
        }
        None
    }
}

impl Gate for StopParams {}

impl Gate for Color {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("yellow", 0, usize::MAX),
                ("light-blue", 0, usize::MAX),
                ("gold", 1, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        match self {
            Self::Gold => Some(Cow::Borrowed("color.gold")),
            _ => None,
        }
    }
}

impl Gate for Content {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "type",
            support::check_value(
                &[
                    ("text", 0, usize::MAX),
                    ("sketch", 0, usize::MAX),
                    ("frame", 0, usize::MAX),
                    ("blank", 0, usize::MAX),
                    ("group", 0, usize::MAX),
                ],
                &self.tag(),
                version,
            ),
        )?;
        match self {
            Self::Framed(value) => value.check_known(version),
            Self::Group(value) => value.check_known(version),
            _ => Ok(()),
        }
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        match self {
            Self::Drawing(_) => Some(Cow::Borrowed("content.sketch")),
            Self::Group(value) => value.experimental_use(version),
            _ => None,
        }
    }
}

impl Gate for ContentGroup {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("parts", self.parts.check_known(version))?;
        support::at("cover", self.cover.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.parts.experimental_use(version) {
            return Some(used);
        }
        if let Some(used) = self.cover.experimental_use(version) {
            return Some(used);
        }
        None
    }
}

impl Gate for Frame {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "kind",
            support::check_value(
                &[("line", 0, usize::MAX), ("picture", 0, usize::MAX)],
                &self.tag(),
                version,
            ),
        )?;
        match self {
            Self::Picture(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for FramePicture {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if self.url.is_none() && self.file_id.is_none() {
            return support::no_match("PictureSource");
        }
        Ok(())
    }
}

impl Gate for Mood {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("glad", 0, usize::MAX), ("unknown", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for Review {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("nobody", 0, usize::MAX),
                ("everybody", 0, usize::MAX),
                ("people", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        match self {
            Self::People(_) => Some(Cow::Borrowed("review.people")),
            _ => None,
        }
    }
}

impl Gate for Tags {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(raw) = self {
            return support::misfit(
                raw,
                "",
                &[
                    (None, support::misfit_of::<String>),
                    (None, support::misfit_of::<Vec<String>>),
                ],
            );
        }
        Ok(())
    }
}

impl Gate for NoteAddParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("content", self.content.check_known(version))?;
        support::at("color", self.color.check_known(version))?;
        support::at("review", self.review.check_known(version))?;
        support::at("tags", self.tags.check_known(version))?;
        support::at("frames", self.frames.check_known(version))?;
        support::at("moods", self.moods.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.content.experimental_use(version) {
            return Some(used);
        }
        if let Some(used) = self.color.experimental_use(version) {
            return Some(used);
        }
        if let Some(used) = self.review.experimental_use(version) {
            return Some(used);
        }
        if version >= 1 && self.silent {
            return Some(Cow::Borrowed("note/add.quietly"));
        }
        None
    }
}

impl Gate for NoteEraseParams {}
