// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/chat/**/*.json.

//! Versions, methods and notifications.

use super::{types::*, unions::*};
use threadwire_protocol::{
    Access, CallError, ErrorText, KnownMethod, MethodSpec, MethodTable, MethodVisitor, NoParams,
    NotificationMethod, RequestMethod, Scope, Stability, Trim, codec,
};

/// The name of the dialect.
pub const NAME: &str = "chat";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = true;

/// The names of the versions, the oldest first.
pub const VERSIONS: &[&str] = &["1"];

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 1.
    V1,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V1];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V1;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "1" => Some(Self::V1),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1 => "1",
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
    /// `hello`: Introduces the client.
    Hello,
    /// `room/join`: Enters a room, or makes one.
    RoomJoin,
    /// `room/say`: Says something in a room, which starts a turn.
    RoomSay,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[Self::Hello, Self::RoomJoin, Self::RoomSay];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "hello" => Some(Self::Hello),
            "room/join" => Some(Self::RoomJoin),
            "room/say" => Some(Self::RoomSay),
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
        name: "hello",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Read,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "room/join",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
    MethodSpec {
        name: "room/say",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread,
        access: Access::Act,
        params_optional: false,
        refusal: None,
    },
];

/// The request methods of the reference server, in its order.
pub static KNOWN_METHODS: &[KnownMethod] = &[
    KnownMethod {
        name: "hello",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "room/join",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "room/say",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
];

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Introduces the client.
    ///
    /// Source: `schema/chat/hello.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Hello;

    impl RequestMethod for Hello {
        const NAME: &'static str = "hello";
        type Params = super::Hello;
        type Response = super::Welcome;

        codec!(params, result);
    }

    /// Enters a room, or makes one.
    ///
    /// Source: `schema/chat/room/join.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RoomJoin;

    impl RequestMethod for RoomJoin {
        const NAME: &'static str = "room/join";
        type Params = super::Join;
        type Response = super::Joined;

        codec!(params, result);
    }

    /// Asks for consent to a command.
    ///
    /// Source: `schema/chat/room/may.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RoomMay;

    impl RequestMethod for RoomMay {
        const NAME: &'static str = "room/may";
        type Params = super::May;
        type Response = super::Allowed;

        codec!(params, result);
    }

    /// Says something in a room, which starts a turn.
    ///
    /// Source: `schema/chat/room/say.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RoomSay;

    impl RequestMethod for RoomSay {
        const NAME: &'static str = "room/say";
        type Params = super::Say;
        type Response = super::Said;

        codec!(params, result);

        fn thread(params: &Self::Params) -> Option<&str> {
            Some(params.place.room.as_str())
        }

        fn target(params: &Self::Params) -> Option<&str> {
            Some(params.place.room.as_str())
        }
    }
}

/// Hands the marker type of a request, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_request<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "hello" => Some(visitor.request::<method::Hello>()),
        "room/join" => Some(visitor.request::<method::RoomJoin>()),
        "room/may" => Some(visitor.request::<method::RoomMay>()),
        "room/say" => Some(visitor.request::<method::RoomSay>()),
        _ => None,
    }
}

/// Notifications of both sides, one marker type each.
pub mod notification {
    use super::*;

    /// Stops the turn that runs in a room.
    ///
    /// Source: `schema/chat/room/hush.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RoomHush;

    impl NotificationMethod for RoomHush {
        const NAME: &'static str = "room/hush";
        const SINCE: usize = 0;
        type Params = super::Hush;

        codec!(params);
    }

    /// Tells that a turn has ended.
    ///
    /// Source: `schema/chat/room/quiet.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RoomQuiet;

    impl NotificationMethod for RoomQuiet {
        const NAME: &'static str = "room/quiet";
        const SINCE: usize = 0;
        type Params = super::Quiet;

        codec!(params);
    }

    /// Tells what the agent says.
    ///
    /// Source: `schema/chat/room/text.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RoomText;

    impl NotificationMethod for RoomText {
        const NAME: &'static str = "room/text";
        const SINCE: usize = 0;
        type Params = super::Text;

        codec!(params);
    }
}

/// Hands the marker type of a notification, of either side, to a visitor; `None` for a name that is not in the schema.
pub fn visit_notification<V: MethodVisitor>(name: &str, visitor: V) -> Option<V::Output> {
    match name {
        "room/hush" => Some(visitor.notification::<notification::RoomHush>()),
        "room/quiet" => Some(visitor.notification::<notification::RoomQuiet>()),
        "room/text" => Some(visitor.notification::<notification::RoomText>()),
        _ => None,
    }
}
