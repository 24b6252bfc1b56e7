//! Which images a provider can take.
//!
//! A provider refuses each request that contains an image that it cannot read, so that one such image would end its
//! conversation. Text takes its place.

use base64::{Engine as _, prelude::BASE64_STANDARD};
use memchr::memmem;
use threadwire_workspace::zip::checksum;

use crate::model::Content;

/// Stands for an image that cannot be read, in the words of Codex.
pub(crate) const NO_IMAGE: &str = "image content omitted because it could not be processed";

/// Returns an image for the model by its URL, or what stands for it.
pub(crate) fn content(url: String) -> Content {
    match is_usable(&url) {
        true => Content::Image(url),
        false => Content::Text(NO_IMAGE.to_owned()),
    }
}

/// Tells whether a URL is one of another machine, or has a whole image of a known kind.
pub(crate) fn is_usable(url: &str) -> bool {
    let Some(data) = url.strip_prefix("data:") else {
        return true;
    };
    let encoded = data.split_once(";base64,");
    encoded
        .and_then(|(_, encoded)| BASE64_STANDARD.decode(encoded).ok())
        .is_some_and(|bytes| kind(&bytes).is_some_and(|kind| is_whole(kind, &bytes)))
}

/// Returns the MIME type of an image by its first bytes; `None` for other kinds than providers know.
pub(crate) fn kind(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some("image/png"),
        [0xFF, 0xD8, 0xFF, ..] => Some("image/jpeg"),
        [b'G', b'I', b'F', b'8', ..] => Some("image/gif"),
        _ if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") => Some("image/webp"),
        _ => None,
    }
}

/// Tells whether an image has its begin and its end.
pub(crate) fn is_whole(kind: &str, bytes: &[u8]) -> bool {
    match kind {
        "image/png" => is_whole_png(bytes),
        "image/jpeg" => {
            // The header of a frame: baseline, extended or progressive.
            let has_frame = memchr::memchr_iter(0xFF, bytes).any(|at| {
                bytes
                    .get(at + 1)
                    .is_some_and(|kind| (0xC0..=0xC2).contains(kind))
            });
            has_frame && memmem::rfind(bytes, b"\xFF\xD9").is_some()
        }
        "image/gif" => bytes.len() > 13 && bytes.trim_ascii_end().ends_with(b";"),
        _ => bytes.get(4..8).is_some_and(|size| {
            let size = size.try_into().map_or(u32::MAX, u32::from_le_bytes);
            bytes.len() as u64 >= u64::from(size) + 8
        }),
    }
}

/// Tells whether the chunks of a PNG are as their checksums say, from the header to the end.
fn is_whole_png(bytes: &[u8]) -> bool {
    let mut rest = bytes.get(8..).unwrap_or_default();
    let mut is_first = true;
    loop {
        let Some((size, behind)) = rest.split_first_chunk() else {
            return false;
        };
        let len = u32::from_be_bytes(*size) as usize;
        // The name comes before what the size counts.
        let Some((chunk, behind)) = behind.split_at_checked(len.saturating_add(4)) else {
            return false;
        };
        let Some((sum, behind)) = behind.split_first_chunk() else {
            return false;
        };
        if u32::from_be_bytes(*sum) != checksum(chunk) || is_first && !chunk.starts_with(b"IHDR") {
            return false;
        }
        if chunk.starts_with(b"IEND") {
            return true;
        }
        (rest, is_first) = (behind, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One pixel.
    const PNG: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

    #[test]
    fn what_a_provider_would_refuse_is_not_usable() {
        let png = BASE64_STANDARD.decode(PNG).unwrap();
        let data =
            |bytes: &[u8]| format!("data:image/png;base64,{}", BASE64_STANDARD.encode(bytes));
        let mut broken = png.clone();
        broken[45] ^= 1;
        for (url, expected) in [
            (data(&png), true),
            ("https://example.com/a.png".to_owned(), true),
            (data(&broken), false),
            (data(&png[..png.len() - 12]), false),
            (data(b"notapng"), false),
            (data(b""), false),
            (data(b"\xFF\xD8\xFF\xE0 nothing \xFF\xD9"), false),
            (data(b"\xFF\xD8\xFF\xC0 a frame \xFF\xD9"), true),
            (data(b"GIF89a"), false),
            ("data:image/png;base64,!!!".to_owned(), false),
            ("data:image/png,abc".to_owned(), false),
            ("data:text/plain;base64,aGk=".to_owned(), false),
        ] {
            assert_eq!(is_usable(&url), expected, "{url}");
        }
    }
}
