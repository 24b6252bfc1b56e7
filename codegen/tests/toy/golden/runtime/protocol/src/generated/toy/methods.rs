// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/toy/**/*.json.

//! Versions, methods and notifications.

use super::{trim, types::*, unions::*};
use crate::{
    Access, CallError, ErrorText, KnownMethod, MethodSpec, MethodTable, MethodVisitor, NoParams,
    NotificationMethod, RequestMethod, Scope, Stability, Trim, codec,
};

/// The name of the dialect.
pub const NAME: &str = "toy";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = true;

/// The names of the versions, the oldest first.
pub const VERSIONS: &[&str] = &["1", "2"];

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 1.
    V1,
    /// Version 2.
    V2,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V1, Self::V2];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V2;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "1" => Some(Self::V1),
            "2" => Some(Self::V2),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1 => "1",
            Self::V2 => "2",
        }
    }

    /// Returns the position in [`Version::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A request that a client may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// `board/paint`: Paints the board.
    BoardPaint,
    /// `board/share`: Shares the board.
    BoardShare,
    /// `note/add`: Adds a note to a board.
    NoteAdd,
    /// `note/erase`: Erases a note.
    NoteErase,
    /// `print/start`: Prints notes.
    PrintStart,
    /// `relay/say`: Passes a message on and waits.
    RelaySay,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[
        Self::BoardPaint,
        Self::BoardShare,
        Self::NoteAdd,
        Self::NoteErase,
        Self::PrintStart,
        Self::RelaySay,
    ];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "board/paint" => Some(Self::BoardPaint),
            "board/share" => Some(Self::BoardShare),
            "note/add" => Some(Self::NoteAdd),
            "note/erase" => Some(Self::NoteErase),
            "print/start" => Some(Self::PrintStart),
            "relay/say" => Some(Self::RelaySay),
            _ => None,
        }
    }

    /// Returns the name on the wire.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// Returns what the schema says of it.
    pub fn spec(self) -> &'static MethodSpec {
        &SPECS[self as usize]
    }
}

impl MethodTable for Method {
    fn from_name(name: &str) -> Option<Self> {
        Self::from_name(name)
    }

    fn spec(self) -> &'static MethodSpec {
        self.spec()
    }
}

static SPECS: &[MethodSpec] = &[
    MethodSpec {
        name: "board/paint",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: Some("painting"),
        scope: Scope::None,
        access: Access::Act,
        params_optional: true,
        refusal: None,
    },
    MethodSpec {
        name: "board/share",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Act,
        params_optional: false,
        refusal: Some(ErrorText::new(-32003, "sign in to share boards")),
    },
    MethodSpec {
        name: "note/add",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "note/erase",
        stability: Stability::Deprecated,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "print/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(NOT_SERVED),
    },
    MethodSpec {
        name: "relay/say",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        access: Access::Admin,
        params_optional: false,
        refusal: Some(NOT_SERVED),
    },
];

/// The request methods of the reference server, in its order.
pub static KNOWN_METHODS: &[KnownMethod] = &[
    KnownMethod {
        name: "note/add",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "note/erase",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "board/paint",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
];

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Asks whether a note may go.
    ///
    /// The first answer counts.
    ///
    /// Since 2. Source: `schema/toy/ask/confirmErase.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AskConfirmErase;

    impl RequestMethod for AskConfirmErase {
        const NAME: &'static str = "ask/confirmErase";
        type Params = super::ConfirmEraseParams;
        type Response = super::ConfirmEraseResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 0, &[true, false]));

        codec!(params, result);
    }

    /// Paints the board.
    ///
    /// Takes a while.
    ///
    /// Experimental. Needs the capability `painting`. Source: `schema/toy/board/paint.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct BoardPaint;

    impl RequestMethod for BoardPaint {
        const NAME: &'static str = "board/paint";
        type Params = super::BoardPaintParams;
        type Response = super::BoardPaintResponse;

        codec!(params, result);
    }

    /// Shares the board.
    ///
    /// Needs an account.
    ///
    /// Source: `schema/toy/board/share.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct BoardShare;

    impl RequestMethod for BoardShare {
        const NAME: &'static str = "board/share";
        type Params = super::BoardShareParams;
        type Response = super::NoteEraseResponse;

        codec!(params, result);
    }

    /// Adds a note to a board.
    ///
    /// The note is stored before the answer; everybody who watches the board hears of it.
    ///
    /// Errors:
    /// - -32001 `board is locked`: Someone else edits the board.
    /// - -32002 `duplicate: "{text}"`: A note has this text. Until 1.
    /// - -32002 `a note says "{text}"`: A note has this text. Since 2.
    ///
    /// Source: `schema/toy/note/add.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct NoteAdd;

    impl RequestMethod for NoteAdd {
        const NAME: &'static str = "note/add";
        type Params = super::NoteAddParams;
        type Response = super::NoteAddResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 2, &[true, false]));

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.board_id.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.board_id.as_str())
        }
    }

    /// Erases a note.
    ///
    /// Asks the client to confirm first.
    ///
    /// Deprecated. Since 2. Source: `schema/toy/note/erase.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct NoteErase;

    impl RequestMethod for NoteErase {
        const NAME: &'static str = "note/erase";
        type Params = super::NoteEraseParams;
        type Response = super::NoteEraseResponse;

        codec!(params, result);
    }

    /// Prints notes.
    ///
    /// Source: `schema/toy/print/start.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PrintStart;

    impl RequestMethod for PrintStart {
        const NAME: &'static str = "print/start";
        type Params = super::BoardShareParams;
        type Response = super::NoteEraseResponse;
        const RESULT_OPTIONAL: bool = true;

        codec!(params, result);
    }

    /// Passes a message on and waits.
    ///
    /// Source: `schema/toy/relay/say.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RelaySay;

    impl RequestMethod for RelaySay {
        const NAME: &'static str = "relay/say";
        type Params = super::StopParams;
        type Response = super::NoteEraseResponse;

        codec!(params, result);
    }
}

/// Hands the marker type of a request, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_request<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "ask/confirmErase" => Some(visitor.request::<method::AskConfirmErase>()),
        "board/paint" => Some(visitor.request::<method::BoardPaint>()),
        "board/share" => Some(visitor.request::<method::BoardShare>()),
        "note/add" => Some(visitor.request::<method::NoteAdd>()),
        "note/erase" => Some(visitor.request::<method::NoteErase>()),
        "print/start" => Some(visitor.request::<method::PrintStart>()),
        "relay/say" => Some(visitor.request::<method::RelaySay>()),
        _ => None,
    }
}

/// Notifications of both sides, one marker type each.
pub mod notification {
    use super::*;

    /// Tells that a note was added.
    ///
    /// Sent once per note and connection.
    ///
    /// Source: `schema/toy/note/added.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct NoteAdded;

    impl NotificationMethod for NoteAdded {
        const NAME: &'static str = "note/added";
        const SINCE: usize = 0;
        type Params = super::NoteAddedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 3, &[true, false]));

        codec!(params);
    }

    /// Passes a message on.
    ///
    /// Source: `schema/toy/relay/say.notification.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RelaySayNotification;

    impl NotificationMethod for RelaySayNotification {
        const NAME: &'static str = "relay/say";
        const SINCE: usize = 0;
        type Params = super::StopParams;

        codec!(params);
    }

    /// Takes a request back.
    ///
    /// Source: `schema/toy/rpc/stop.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Stop;

    impl NotificationMethod for Stop {
        const NAME: &'static str = "$/stop";
        const SINCE: usize = 0;
        type Params = super::StopParams;

        codec!(params);
    }
}

/// Hands the marker type of a notification, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_notification<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "note/added" => Some(visitor.notification::<notification::NoteAdded>()),
        "relay/say" => Some(visitor.notification::<notification::RelaySayNotification>()),
        "$/stop" => Some(visitor.notification::<notification::Stop>()),
        _ => None,
    }
}

/// The answer to a method that is planned.
const NOT_SERVED: ErrorText = ErrorText::new(-32601, "{method} is not built yet");
