//! Types as the templates see them.

use crate::json::Json;

/// The versions that have something, as positions in [`Dialect::versions`], both inclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// First version.
    pub since: usize,
    /// Last version. `None`: the newest.
    pub until: Option<usize>,
}

impl Span {
    /// Whether every version has it.
    pub fn is_always(&self) -> bool {
        self.since == 0 && self.until.is_none()
    }
}

/// A named type.
#[derive(Debug)]
pub struct Type {
    /// Name in the schema.
    pub name: String,
    /// Name in code.
    pub code_name: String,
    /// Description.
    pub doc: String,
    /// The schema file it comes from.
    pub file: String,
    /// Whether an object keeps members that the schema does not name.
    pub keeps_unknown: bool,
    /// The members of an object of which one must be there.
    pub one_of: Option<OneOf>,
    /// What it is.
    pub kind: TypeKind,
}

/// Members of an object of which one must be there.
#[derive(Debug)]
pub struct OneOf {
    /// The name of the choice, for errors.
    pub name: String,
    /// Their names on the wire; the first that is there counts.
    pub members: Vec<String>,
}

/// The kinds of types.
#[derive(Debug)]
pub enum TypeKind {
    /// An object with members.
    Struct(Vec<Member>),
    /// One of several strings, open.
    Enum(Vec<EnumValue>),
    /// One of several shapes, open.
    Union(Union),
    /// One fixed string.
    Const(String),
    /// Another name for a shape.
    Alias(Shape),
}

/// What needs the experimental capability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The first version in which it does, as a position in [`Dialect::versions`].
    pub since: usize,
    /// The name that the error gives it, where it is not built from type and member.
    pub name: Option<String>,
}

/// A member of an object.
#[derive(Clone, Debug)]
pub struct Member {
    /// Name on the wire.
    pub wire: String,
    /// Description.
    pub doc: String,
    /// What it holds, `null` aside.
    pub shape: Shape,
    /// Whether it must be present.
    pub required: bool,
    /// Whether it may be `null`.
    pub nullable: bool,
    /// Whether it is written as `null` when unset; otherwise it is left out.
    pub write_null: bool,
    /// The last version that writes it as `null` when unset, where newer ones leave it out.
    pub null_until: Option<usize>,
    /// Whether absent and `null` differ.
    pub patch: bool,
    /// What a reader takes when it is absent.
    pub default: Option<Json>,
    /// How a reader treats what it cannot read.
    pub lenient: Option<Lenient>,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub trial: Option<Trial>,
}

/// How a reader treats a value that it cannot read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lenient {
    /// As unset.
    Default,
    /// `null` as unset; anything else is an error.
    NullDefault,
    /// Leaves bad elements out.
    SkipItems,
}

impl Member {
    /// Whether it can be unset: neither required nor filled in by a default.
    pub fn optional(&self) -> bool {
        self.nullable || (!self.required && self.default.is_none())
    }
}

/// A value of an enum.
#[derive(Debug)]
pub struct EnumValue {
    /// Text on the wire.
    pub wire: String,
    /// PascalCase name.
    pub name: String,
    /// Description, possibly empty.
    pub doc: String,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub trial: Option<Trial>,
}

/// A union.
#[derive(Debug)]
pub struct Union {
    /// How a variant is told.
    pub tag: Tag,
    /// Variants in schema order.
    pub variants: Vec<Variant>,
    /// The tag that an object without one is taken to have.
    pub default_tag: Option<String>,
}

/// How the variant of a union is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tag {
    /// By the value of this member.
    Member(String),
    /// A string, or the name of the only member.
    External,
    /// By trying one after the other.
    None,
}

/// A variant of a union.
#[derive(Debug)]
pub struct Variant {
    /// PascalCase name.
    pub name: String,
    /// The tag on the wire; for an untagged union its name.
    pub wire: String,
    /// Description.
    pub doc: String,
    /// What it holds beside the tag.
    pub payload: Option<Shape>,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub trial: Option<Trial>,
    /// Whether exported schemas have it even where nothing experimental is asked for.
    pub exported: bool,
}

/// The shape of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Text.
    String,
    /// Truth value.
    Bool,
    /// Integer with its format: `int64`, `uint32` …
    Int(String),
    /// Number with a fraction.
    Float,
    /// Anything.
    Any,
    /// Array.
    Array(Box<Shape>),
    /// Object used as a map.
    Map(Box<Shape>),
    /// Another type, by its name in the schema.
    Named(String),
    /// Value or `null`, inside arrays and maps.
    Nullable(Box<Shape>),
}

impl Shape {
    pub(super) fn collect_names<'a>(&'a self, found: &mut Vec<&'a str>) {
        match self {
            Shape::Named(name) => found.push(name),
            Shape::Array(inner) | Shape::Map(inner) | Shape::Nullable(inner) => {
                inner.collect_names(found);
            }
            _ => {}
        }
    }
}
