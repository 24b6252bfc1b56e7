//! Types for the templates.

use crate::json::Json;

/// A range of versions, as inclusive indexes into [`Dialect::versions`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// First version.
    pub since: usize,
    /// Last version; `None` for the newest.
    pub until: Option<usize>,
}

impl Span {
    /// Tells whether the range includes all versions.
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
    /// Path of its schema file.
    pub file: String,
    /// Whether an object keeps unknown members.
    pub keeps_unknown: bool,
    /// The members of an object of which one is required.
    pub one_of: Option<OneOf>,
    /// The kind of the type.
    pub kind: TypeKind,
}

/// Members of an object of which one is required.
#[derive(Debug)]
pub struct OneOf {
    /// The name of the choice, for errors.
    pub name: String,
    /// The wire names of the members; the first one that is present applies.
    pub members: Vec<String>,
}

/// The kinds of types.
#[derive(Debug)]
pub enum TypeKind {
    /// An object with members.
    Struct(Vec<Member>),
    /// An open enum of strings.
    Enum(Vec<EnumValue>),
    /// An open union of shapes.
    Union(Union),
    /// A fixed string.
    Const(String),
    /// An alias of a shape.
    Alias(Shape),
}

/// A part that needs the experimental capability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The first version in which it is experimental, as an index into [`Dialect::versions`].
    pub since: usize,
    /// Its name in errors, if it is not derived from type and member.
    pub name: Option<String>,
}

/// A member of an object.
#[derive(Clone, Debug)]
pub struct Member {
    /// Name on the wire.
    pub wire: String,
    /// Description.
    pub doc: String,
    /// The type of its value, without `null`.
    pub shape: Shape,
    /// Whether it is required.
    pub required: bool,
    /// Whether it may be `null`.
    pub nullable: bool,
    /// Whether it is written as `null` when unset; otherwise it is omitted.
    pub write_null: bool,
    /// The last version that writes `null` when unset, if newer versions omit it.
    pub null_until: Option<usize>,
    /// Whether absence and `null` have different meanings.
    pub patch: bool,
    /// The value that a reader uses if it is absent.
    pub default: Option<Json>,
    /// How a reader handles an invalid value.
    pub lenient: Option<Lenient>,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub trial: Option<Trial>,
}

/// How a reader handles an invalid value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lenient {
    /// Treats it as unset.
    Default,
    /// Treats `null` as unset; any other invalid value is an error.
    NullDefault,
    /// Skips invalid elements.
    SkipItems,
}

impl Member {
    /// Tells whether it may be unset: neither required nor with a default.
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
    /// How a variant is identified.
    pub tag: Tag,
    /// Variants in schema order.
    pub variants: Vec<Variant>,
    /// The tag of an object without a tag.
    pub default_tag: Option<String>,
}

/// How the variant of a union is identified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tag {
    /// By the value of this member.
    Member(String),
    /// By a string, or by the name of the only member.
    External,
    /// By trying the variants in order.
    None,
}

/// A variant of a union.
#[derive(Debug)]
pub struct Variant {
    /// PascalCase name.
    pub name: String,
    /// The tag on the wire; the variant's name for an untagged union.
    pub wire: String,
    /// Description.
    pub doc: String,
    /// The payload beside the tag.
    pub payload: Option<Shape>,
    /// Versions that have it.
    pub span: Span,
    /// Whether it needs the experimental capability.
    pub trial: Option<Trial>,
    /// Whether exported schemas contain it even without the experimental option.
    pub exported: bool,
}

/// The shape of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// String.
    String,
    /// String that is a path. Only the error for another value differs.
    Path,
    /// Boolean.
    Bool,
    /// Integer with its format: `int64`, `uint32` …
    Int(String),
    /// Floating-point number.
    Float,
    /// Any value.
    Any,
    /// Array.
    Array(Box<Shape>),
    /// Object used as a map.
    Map(Box<Shape>),
    /// A named type, by its name in the schema.
    Named(String),
    /// A value or `null`, inside of arrays and maps.
    Nullable(Box<Shape>),
}

impl Shape {
    /// Describes the shape in words, for people. `named` gives the words for a named type.
    pub fn describe(&self, named: &impl Fn(&str) -> String) -> String {
        match self {
            Shape::String | Shape::Path => "text".to_owned(),
            Shape::Bool => "boolean".to_owned(),
            Shape::Int(format) => format.clone(),
            Shape::Float => "number".to_owned(),
            Shape::Any => "any JSON".to_owned(),
            Shape::Array(inner) => format!("array of {}", inner.describe(named)),
            Shape::Map(inner) => format!("map to {}", inner.describe(named)),
            Shape::Nullable(inner) => format!("{} or null", inner.describe(named)),
            Shape::Named(name) => named(name),
        }
    }

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
