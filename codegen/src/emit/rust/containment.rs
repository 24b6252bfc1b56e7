//! Finds types that contain each other without a `Vec` or a map in between, and therefore need a `Box`.

use std::collections::BTreeSet;

use crate::model::{Dialect, Shape, TypeKind};

/// Tells whether a value of the type `from` may directly contain a value of the type `target`.
pub(super) fn holds(dialect: &Dialect, from: &str, target: &str) -> bool {
    let mut waiting = vec![from];
    let mut seen = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        if name == target {
            return true;
        }
        if seen.insert(name) {
            waiting.extend(direct(dialect, name));
        }
    }
    false
}

fn direct<'a>(dialect: &'a Dialect, name: &str) -> Vec<&'a str> {
    match &dialect.named(name).kind {
        TypeKind::Struct(members) => members.iter().filter_map(|m| held(&m.shape)).collect(),
        TypeKind::Union(union) => union
            .variants
            .iter()
            .filter_map(|v| held(v.payload.as_ref()?))
            .collect(),
        TypeKind::Alias(shape) => held(shape).into_iter().collect(),
        TypeKind::Enum(_) | TypeKind::Const(_) => Vec::new(),
    }
}

/// Returns the type that a shape contains without indirection.
pub(super) fn held(shape: &Shape) -> Option<&str> {
    match shape {
        Shape::Named(name) => Some(name),
        Shape::Nullable(inner) => held(inner),
        _ => None,
    }
}
