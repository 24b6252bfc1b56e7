//! What generated code calls, so that templates stay thin and a bug is fixed in one place.

mod calls;
mod members;
mod tags;
mod trim;
mod unions;
mod values;

pub use calls::{Call, NoParams};
pub(crate) use members::{
    good_items, good_items_if_any, null_as_default, or_default, present, present_good_items,
    present_if_good,
};
pub(crate) use tags::tags_first;
pub use trim::Trim;
pub(crate) use trim::{TrimMember, TrimType};
#[allow(
    unused_imports,
    reason = "only the draft of ACP 2 has such unions today"
)]
pub(crate) use unions::as_members;
pub(crate) use unions::{
    External, Members, Only, Tagged, Text, external_tag_of, external_union, read_external,
    read_tagged, tag_of, tagged_union,
};
pub use values::ErrorText;
pub(crate) use values::{at, check_value, fixed_text, no_match, text_enum};
