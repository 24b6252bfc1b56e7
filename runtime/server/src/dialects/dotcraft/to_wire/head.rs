//! The members that all items have.

use threadwire_engine::{Item, ItemId, Millis, TurnId};
use threadwire_protocol::dotcraft as wire;

use crate::dialects::time::iso;

pub(super) fn command_id(item: &ItemId) -> String {
    format!("{item}.command")
}

/// The members that all types of items have.
pub(super) struct Head {
    pub(super) id: String,
    pub(super) turn_id: String,
    pub(super) status: wire::ItemStatus,
    pub(super) created_at: String,
    pub(super) completed_at: Option<String>,
}

impl Head {
    /// Returns the head of an item in its current state.
    pub(super) fn of(item: &Item) -> Self {
        Self {
            id: item.id.to_string(),
            turn_id: item.turn.to_string(),
            status: item_status(item.completed_at),
            created_at: iso(item.started_at),
            completed_at: item.completed_at.map(iso),
        }
    }

    /// Returns the head of an additional item for the same engine item.
    pub(super) fn derived(item: &Item, suffix: &str) -> Self {
        Self {
            id: format!("{}.{suffix}", item.id),
            ..Self::of(item)
        }
    }

    /// Returns the head of an item that starts and ends at `time`.
    pub(super) fn instant(id: String, turn: TurnId, time: Millis) -> Self {
        Self {
            id,
            turn_id: turn.to_string(),
            status: wire::ItemStatus::Completed,
            created_at: iso(time),
            completed_at: Some(iso(time)),
        }
    }

    pub(super) fn started(self) -> Self {
        Self {
            status: wire::ItemStatus::Started,
            completed_at: None,
            ..self
        }
    }
}

pub(super) fn item_status(completed_at: Option<Millis>) -> wire::ItemStatus {
    if completed_at.is_some() {
        wire::ItemStatus::Completed
    } else {
        wire::ItemStatus::Started
    }
}

/// Makes an item from a head and a payload.
macro_rules! item {
    ($variant:ident, $type:ident, $head:expr, $payload:expr) => {{
        let Head {
            id,
            turn_id,
            status,
            created_at,
            completed_at,
        } = $head;
        let payload = $payload;
        wire::Item::$variant(wire::$type {
            id,
            turn_id,
            status,
            payload,
            payload_kind: None,
            created_at,
            completed_at,
        })
    }};
}
pub(super) use item;
