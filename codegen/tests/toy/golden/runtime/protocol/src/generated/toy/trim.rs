// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/trim.rs.j2 from schema/toy/**/*.json.

//! What an older version does not have, so that it is left out of messages to its speakers.

use crate::support::{TrimMember, TrimType};

pub(super) static TYPES: &[TrimType] = &[
    // ConfirmEraseParams
    TrimType::Object(&[TrimMember {
        name: "note",
        since: 0,
        until: usize::MAX,
        null_until: None,
        inner: Some(1),
        map: false,
    }]),
    // Note
    TrimType::Object(&[
        TrimMember {
            name: "label",
            since: 1,
            until: usize::MAX,
            null_until: None,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "replies",
            since: 0,
            until: usize::MAX,
            null_until: None,
            inner: Some(1),
            map: false,
        },
    ]),
    // NoteAddResponse
    TrimType::Object(&[TrimMember {
        name: "note",
        since: 0,
        until: usize::MAX,
        null_until: None,
        inner: Some(1),
        map: false,
    }]),
    // NoteAddedNotification
    TrimType::Object(&[TrimMember {
        name: "note",
        since: 0,
        until: usize::MAX,
        null_until: None,
        inner: Some(1),
        map: false,
    }]),
];
