//! Runtime functions for generated code: templates stay thin, and a bug is fixed in one place.
//!
//! It is public for the generated code of dialects that live in other crates; nothing else should call it.

mod calls;
mod encoded;
mod members;
mod misfits;
mod objects;
mod path;
mod paths;
mod trim;
mod unions;
mod values;

pub use calls::{Call, NoParams};
pub use encoded::Encoded;
pub use members::{
    good_items, good_items_if_any, null_as_default, or_default, present, present_good_items,
    present_if_good,
};
pub use misfits::{Form, misfit, misfit_of};
pub use objects::{
    Names, Object, ReadMember, fill, missing, object, pack, packed_len, read_members, read_object,
    set,
};
pub use path::{attempt, read_located};
pub use paths::{Paths, fill_path, set_path};
pub use trim::{Trim, TrimMember, TrimType};
pub use unions::{
    External, Members, Only, Tagged, Text, as_members, external_tag_of, external_union,
    read_external, read_tagged, tag_of, tagged_union,
};
pub use values::{ErrorText, Fixed, Value, at, check_value, fixed_text, no_match, text_enum};
