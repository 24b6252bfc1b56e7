//! Readers out of larger crates, as modules of this one, which are found where they lie.

#![allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "they have more users where they belong"
)]

#[path = "../../../../runtime/workspace/src"]
pub(crate) mod workspace {
    pub(crate) mod command;
    pub(crate) mod diff;
    pub(crate) mod files;
    pub(crate) mod patch;

    pub(crate) mod process {
        pub(crate) mod decode;
    }

    pub(crate) mod config {
        mod environment;
        mod mcp;
        mod model;

        pub use {environment::*, mcp::*, model::*};
    }
}

#[path = "../../../../runtime/engine/src"]
pub(crate) mod engine {
    pub(crate) mod id;
}

#[path = "../../../../runtime/server/src/dialects/codex"]
pub(crate) mod codex {
    pub(crate) mod rollout {
        mod file;

        /// Reads the end of a file, and whose it is.
        pub(crate) fn read(path: &std::path::Path) {
            std::hint::black_box((file::read_end(path).is_ok(), file::owner(path).is_ok()));
        }
    }
}

#[path = "../../../../runtime/agent/src"]
pub(crate) mod agent {
    pub(crate) mod model {
        use bytes::Bytes;

        mod sse;

        /// Returns the data of all events of a stream.
        pub(crate) fn events(chunks: impl IntoIterator<Item = Bytes>) -> Vec<String> {
            struct TooLarge;

            impl From<sse::TooLarge> for TooLarge {
                fn from(_: sse::TooLarge) -> Self {
                    Self
                }
            }

            let mut splitter = sse::Splitter::default();
            let mut events = Vec::new();
            for mut chunk in chunks {
                let mut next = || {
                    splitter.next::<TooLarge>(&mut chunk, |data| {
                        events.push(data.to_owned());
                        Ok(())
                    })
                };
                while let Ok(true) = next() {}
            }
            events
        }
    }

    pub(crate) mod tools {
        pub(crate) mod fetch {
            mod page;

            /// Returns the text of a page.
            pub(crate) fn page_text(html: &str) -> String {
                page::text(html)
            }
        }
    }
}
