// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/unions.rs.j2 from schema/toy/types/*.json.

//! Enums and unions of the wire, all open: what is unknown is kept and written back unchanged.

use std::borrow::Cow;

use serde::Serialize;
use serde::de::MapAccess;
use serde::{Deserialize, Deserializer};

use super::types::*;
use crate::RawJson;
use crate::support;

/// What to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConfirmEraseResponseAnswer {
    /// `yes`.
    Yes,
    /// `no`.
    No,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ConfirmEraseResponseAnswer {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ConfirmEraseResponseAnswer {
    fn from(text: &str) -> Self {
        match text {
            "yes" => Self::Yes,
            "no" => Self::No,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ConfirmEraseResponseAnswer);

/// Identifies a note.
pub type NoteId = String;

/// Color of the paper.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// The usual one.
    Yellow,
    /// `light-blue`.
    LightBlue,
    /// For guests.
    Gold,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl Color {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Yellow => "yellow",
            Self::LightBlue => "light-blue",
            Self::Gold => "gold",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for Color {
    fn from(text: &str) -> Self {
        match text {
            "yellow" => Self::Yellow,
            "light-blue" => Self::LightBlue,
            "gold" => Self::Gold,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(Color);

/// What goes on a note.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum Content {
    /// Plain text.
    #[serde(rename = "text")]
    Text(ContentText),
    /// A drawing.
    #[serde(rename = "sketch")]
    Drawing(Sketch),
    /// An empty frame.
    #[serde(rename = "frame")]
    Framed(Frame),
    /// Nothing yet.
    #[serde(rename = "blank")]
    Blank,
    /// Several things at once.
    #[serde(rename = "group")]
    Group(Box<ContentGroup>),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl Content {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("text"),
            Self::Drawing(_) => Cow::Borrowed("sketch"),
            Self::Framed(_) => Cow::Borrowed("frame"),
            Self::Blank => Cow::Borrowed("blank"),
            Self::Group(_) => Cow::Borrowed("group"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for Content {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "text" => members.parse().map(Self::Text),
            "sketch" => members.parse().map(Self::Drawing),
            "frame" => members.parse().map(Self::Framed),
            "blank" => members.skip().map(|()| Self::Blank),
            "group" => members.parse().map(Self::Group),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(Content);

/// What is around a note.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind")]
pub enum Frame {
    /// A line; a frame without a kind is one.
    #[serde(rename = "line")]
    Line(FrameLine),
    /// A picture.
    #[serde(rename = "picture")]
    Picture(FramePicture),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(#[serde(serialize_with = "support::as_members")] RawJson),
}

impl Frame {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Line(_) => Cow::Borrowed("line"),
            Self::Picture(_) => Cow::Borrowed("picture"),
            Self::Unknown(raw) => support::tag_of(raw, "kind"),
        }
    }
}

impl<'de> support::Tagged<'de> for Frame {
    const TAG: &'static str = "kind";
    const DEFAULT_TAG: Option<&'static str> = Some("line");

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "line" => members.parse().map(Self::Line),
            "picture" => members.parse().map(Self::Picture),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(Frame);

/// How a note is meant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mood {
    /// `glad`.
    Glad,
    /// The author does not say.
    Undecided,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl Mood {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Glad => "glad",
            Self::Undecided => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for Mood {
    fn from(text: &str) -> Self {
        match text {
            "glad" => Self::Glad,
            "unknown" => Self::Undecided,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(Mood);

/// A mood or nothing.
pub type Maybe = Option<Mood>;

/// Who looks at a note first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Review {
    /// No one, or all.
    #[serde(rename = "nobody")]
    Nobody,
    /// No one, or all.
    #[serde(rename = "everybody")]
    Everybody,
    /// Named people.
    #[serde(rename = "people")]
    People(ReviewPeople),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl Review {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Nobody => Cow::Borrowed("nobody"),
            Self::Everybody => Cow::Borrowed("everybody"),
            Self::People(_) => Cow::Borrowed("people"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for Review {
    fn text(text: &str) -> Option<Self> {
        match text {
            "nobody" => Some(Self::Nobody),
            "everybody" => Some(Self::Everybody),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "people" => member.parse().map(Self::People),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(Review);

/// One tag or several.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Tags {
    /// A single tag.
    One(String),
    /// Several tags.
    Many(Vec<String>),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl Tags {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::One(_) => Cow::Borrowed("One"),
            Self::Many(_) => Cow::Borrowed("Many"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::One(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Many(value));
        }
        Ok(Self::Unknown(raw))
    }
}
