//! Comparison of the types that messages reach.

use std::collections::BTreeSet;

use super::{Report, methods::covers};
use crate::model::{
    Dialect, EnumValue, Lenient, Member, Shape, Span, Trial, Type, TypeKind, Union, Variant,
};

/// The direction in which values are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Direction {
    /// The client sends the values.
    ToServer,
    /// The server sends the values.
    ToClient,
    /// Both sides send the values.
    Both,
}

impl Direction {
    fn to_server(self) -> bool {
        self != Direction::ToClient
    }

    fn to_client(self) -> bool {
        self != Direction::ToServer
    }
}

/// Compares types and records the compared pairs.
pub(super) struct Types<'a> {
    before: &'a Dialect,
    after: &'a Dialect,
    seen: BTreeSet<(&'a str, &'a str, Direction)>,
}

impl<'a> Types<'a> {
    pub(super) fn new(before: &'a Dialect, after: &'a Dialect) -> Self {
        Self {
            before,
            after,
            seen: BTreeSet::new(),
        }
    }

    /// Compares two types by their names in the schema. `at` describes their position.
    pub(super) fn named(
        &mut self,
        at: &str,
        old: &str,
        new: &str,
        direction: Direction,
        report: &mut Report,
    ) {
        let (old, new) = (Shape::Named(old.to_owned()), Shape::Named(new.to_owned()));
        self.shape(at, &old, &new, direction, report);
    }

    /// Reports versions that had an element and do not have it any more.
    pub(super) fn span(&self, name: &str, old: Span, new: Span, report: &mut Report) {
        for version in &self.before.versions {
            let had = covers(self.before, old, version);
            let is_known = self.after.versions.contains(version);
            if had && is_known && !covers(self.after, new, version) {
                report.breaks(format!("{name} is not in version {version} any more"));
            }
        }
    }

    fn shape(
        &mut self,
        at: &str,
        old: &Shape,
        new: &Shape,
        direction: Direction,
        report: &mut Report,
    ) {
        let (before, after) = (self.before, self.after);
        let (old, new) = (inner(before, old), inner(after, new));
        match (&old, &new) {
            (Shape::Array(old), Shape::Array(new)) | (Shape::Map(old), Shape::Map(new)) => {
                self.shape(&format!("{at}[]"), old, new, direction, report);
            }
            (Shape::Nullable(old_inner), Shape::Nullable(new_inner)) => {
                self.shape(at, old_inner, new_inner, direction, report);
            }
            (Shape::Nullable(old_inner), _) => {
                if direction.to_server() {
                    report.breaks(format!("{at} must not be null any more"));
                }
                self.shape(at, old_inner, &new, direction, report);
            }
            (_, Shape::Nullable(new_inner)) => {
                if direction.to_client() {
                    report.breaks(format!("{at} may be null"));
                }
                self.shape(at, &old, new_inner, direction, report);
            }
            (Shape::Named(old), Shape::Named(new)) => {
                let (old, new) = (before.named(old), after.named(new));
                if self.seen.insert((&old.name, &new.name, direction)) {
                    self.types(at, old, new, direction, report);
                }
            }
            (old_shape, new_shape) if old_shape == new_shape => {}
            (old_shape, new_shape) => {
                let wider = takes(after, new_shape, before, old_shape);
                let narrower = takes(before, old_shape, after, new_shape);
                let text = format!(
                    "{at} changed from {} to {}",
                    describe(before, old_shape),
                    describe(after, new_shape)
                );
                if (direction.to_server() && !wider) || (direction.to_client() && !narrower) {
                    report.breaks(text);
                } else {
                    report.adds(text);
                }
            }
        }
    }

    fn types(
        &mut self,
        at: &str,
        old: &'a Type,
        new: &'a Type,
        direction: Direction,
        report: &mut Report,
    ) {
        match (&old.kind, &new.kind) {
            (TypeKind::Struct(old_members), TypeKind::Struct(new_members)) => {
                let name = &old.name;
                self.members(name, old_members, new_members, direction, report);
                if new.one_of.is_some() && old.one_of.is_none() && direction.to_server() {
                    report.breaks(format!("{name} needs one of several members"));
                }
                if old.keeps_unknown && !new.keeps_unknown {
                    report.breaks(format!("{name} does not keep other members any more"));
                }
            }
            (TypeKind::Enum(old_values), TypeKind::Enum(new_values)) => {
                self.values(&old.name, old_values, new_values, report);
            }
            (TypeKind::Union(old_union), TypeKind::Union(new_union)) => {
                self.union(&old.name, old_union, new_union, direction, report);
            }
            (TypeKind::Const(old_text), TypeKind::Const(new_text)) => {
                if old_text != new_text {
                    report.breaks(format!("{at} changed from `{old_text}` to `{new_text}`"));
                }
            }
            (TypeKind::Const(text), TypeKind::Enum(values))
                if values.iter().any(|value| value.wire == *text) =>
            {
                report.adds(format!("{at} has more values than `{text}`"));
            }
            _ => {
                let (old, new) = (&old.code_name, &new.code_name);
                report.breaks(format!(
                    "{at} changed from {old} to {new}, which is of another kind"
                ));
            }
        }
    }

    fn members(
        &mut self,
        owner: &str,
        old: &[Member],
        new: &[Member],
        direction: Direction,
        report: &mut Report,
    ) {
        for old in old {
            let name = format!("{owner}.{}", old.wire);
            match new.iter().find(|new| new.wire == old.wire) {
                Some(new) => self.member(&name, old, new, direction, report),
                None => report.breaks(format!("{name} was removed")),
            }
        }
        for new in new {
            if !old.iter().any(|old| old.wire == new.wire) {
                let name = format!("{owner}.{}", new.wire);
                if direction.to_server() && new.required && !new.optional() {
                    report.breaks(format!("{name} is new and must be there"));
                } else {
                    report.adds(format!("new member {name}"));
                }
            }
        }
    }

    fn member(
        &mut self,
        name: &str,
        old: &Member,
        new: &Member,
        direction: Direction,
        report: &mut Report,
    ) {
        if !old.required && new.required && direction.to_server() {
            report.breaks(format!("{name} must be there"));
        }
        if old.required && !new.required && direction.to_client() && new.default.is_none() {
            report.breaks(format!("{name} may be absent"));
        }
        match (old.nullable, new.nullable) {
            (false, true) if direction.to_client() => report.breaks(format!("{name} may be null")),
            (false, true) => report.adds(format!("{name} may be null")),
            (true, false) if direction.to_server() && new.lenient.is_none() => {
                report.breaks(format!("{name} must not be null any more"));
            }
            (true, false) => report.adds(format!("{name} is not null any more")),
            _ => {}
        }
        if old.nullable && new.nullable && old.write_null != new.write_null && direction.to_client()
        {
            let form = if new.write_null {
                "written as null"
            } else {
                "left out"
            };
            report.breaks(format!("{name} is {form} when unset"));
        }
        if old.patch != new.patch {
            report.breaks(format!("{name}: absent and null changed their meaning"));
        }
        if old.default != new.default {
            report.breaks(format!("{name} changed its default"));
        }
        if old.lenient.is_some()
            && old.lenient != new.lenient
            && new.lenient != Some(Lenient::Default)
        {
            report.breaks(format!("{name} is read less leniently"));
        }
        trial(name, old.trial.as_ref(), new.trial.as_ref(), report);
        self.span(name, old.span, new.span, report);
        self.shape(name, &old.shape, &new.shape, direction, report);
    }

    fn values(&self, owner: &str, old: &[EnumValue], new: &[EnumValue], report: &mut Report) {
        for old in old {
            let name = format!("{owner} `{}`", old.wire);
            match new.iter().find(|new| new.wire == old.wire) {
                Some(new) => {
                    trial(&name, old.trial.as_ref(), new.trial.as_ref(), report);
                    self.span(&name, old.span, new.span, report);
                }
                None => report.breaks(format!("{name} was removed")),
            }
        }
        for new in new {
            if !old.iter().any(|old| old.wire == new.wire) {
                report.adds(format!("new value {owner} `{}`", new.wire));
            }
        }
    }

    fn union(
        &mut self,
        owner: &str,
        old: &Union,
        new: &Union,
        direction: Direction,
        report: &mut Report,
    ) {
        if old.tag != new.tag {
            report.breaks(format!("{owner} tells its variants in another way"));
            return;
        }
        if old.default_tag.is_some() && old.default_tag != new.default_tag {
            report.breaks(format!("{owner} changed the variant that has no tag"));
        }
        // A string variant and an object variant may have the same tag.
        let alike = |one: &Variant, other: &Variant| {
            one.wire == other.wire && one.payload.is_some() == other.payload.is_some()
        };
        for old in &old.variants {
            let name = format!("{owner} `{}`", old.wire);
            let same = new.variants.iter().find(|new| alike(old, new));
            let Some(new) = same.or(new.variants.iter().find(|new| new.wire == old.wire)) else {
                report.breaks(format!("{name} was removed"));
                continue;
            };
            trial(&name, old.trial.as_ref(), new.trial.as_ref(), report);
            self.span(&name, old.span, new.span, report);
            match (&old.payload, &new.payload) {
                (Some(old), Some(new)) => self.shape(&name, old, new, direction, report),
                (None, Some(Shape::Named(payload))) => {
                    let members = self.after.members(payload).unwrap_or_default();
                    self.members(&name, &[], members, direction, report);
                }
                (None, None) => {}
                _ => report.breaks(format!("{name} carries something else")),
            }
        }
        for new in &new.variants {
            if !old.variants.iter().any(|old| old.wire == new.wire) {
                report.adds(format!("new variant {owner} `{}`", new.wire));
            }
        }
    }
}

fn trial(name: &str, old: Option<&Trial>, new: Option<&Trial>, report: &mut Report) {
    match (old, new) {
        (None, Some(_)) => report.breaks(format!("{name} became experimental")),
        (Some(_), None) => report.adds(format!("{name} became stable")),
        (Some(old), Some(new)) if new.since < old.since => {
            report.breaks(format!("{name} is experimental in more versions"));
        }
        _ => {}
    }
}

/// Returns the shape after following aliases. A path is a string like any other.
fn inner(dialect: &Dialect, shape: &Shape) -> Shape {
    match dialect.resolved(shape) {
        Shape::Path => Shape::String,
        other => other.clone(),
    }
}

/// Tells whether every value of `small` is a value of `large`, for shapes that differ.
fn takes(in_large: &Dialect, large: &Shape, in_small: &Dialect, small: &Shape) -> bool {
    if large == small && !matches!(large, Shape::Named(_)) {
        return true;
    }
    let is_text = |dialect: &Dialect, shape: &Shape| match shape {
        Shape::String => true,
        Shape::Named(name) => matches!(
            dialect.named(name).kind,
            TypeKind::Enum(_) | TypeKind::Const(_)
        ),
        _ => false,
    };
    match (large, small) {
        (Shape::Any, _) => true,
        (Shape::Float, Shape::Int(_)) => true,
        (Shape::Int(large), Shape::Int(small)) => {
            let ((low, high), (small_low, small_high)) = (range(large), range(small));
            low <= small_low && small_high <= high
        }
        (Shape::String, small) => is_text(in_small, small),
        // Enums are open, but requests with an unknown value are refused.
        (Shape::Named(_), Shape::String) => false,
        (Shape::Named(name), small) => {
            // A union accepts the old shape if it is one of its variants.
            let TypeKind::Union(union) = &in_large.named(name).kind else {
                return false;
            };
            union.variants.iter().any(|variant| {
                let payload = variant.payload.as_ref();
                payload.is_some_and(|payload| in_large.resolved(payload) == small)
            })
        }
        _ => false,
    }
}

fn range(format: &str) -> (i128, i128) {
    match format {
        "uint8" => (0, u8::MAX.into()),
        "uint16" => (0, u16::MAX.into()),
        "uint32" => (0, u32::MAX.into()),
        "uint64" => (0, u64::MAX.into()),
        "int32" => (i32::MIN.into(), i32::MAX.into()),
        _ => (i64::MIN.into(), i64::MAX.into()),
    }
}

fn describe(dialect: &Dialect, shape: &Shape) -> String {
    shape.describe(&|name| dialect.named(name).code_name.clone())
}
