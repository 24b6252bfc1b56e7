//! Standard input.

use std::io::{self, Read};

use anyhow::{Context, Result, bail};

/// Reads standard input to its end, as text in UTF-8, or in UTF-16 with a mark at its beginning. The mark is left out.
///
/// It is read on a thread of its own, so that a signal ends the wait for it.
pub(crate) async fn read_to_end() -> Result<String> {
    let read = || -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = tokio::task::spawn_blocking(read).await?;
    text(bytes.context("cannot read standard input")?)
}

fn text(mut bytes: Vec<u8>) -> Result<String> {
    // The first mark of UTF-32 begins as one of UTF-16 does.
    if bytes.starts_with(&[0xff, 0xfe, 0, 0]) || bytes.starts_with(&[0, 0, 0xfe, 0xff]) {
        bail!("standard input is in UTF-32: convert it to UTF-8");
    }
    let units = |read: fn([u8; 2]) -> u16| {
        let (units, rest) = bytes[2..].as_chunks();
        let units: Vec<_> = units.iter().map(|unit| read(*unit)).collect();
        String::from_utf16(&units).ok().filter(|_| rest.is_empty())
    };
    let wide = match bytes {
        _ if bytes.starts_with(&[0xff, 0xfe]) => units(u16::from_le_bytes),
        _ if bytes.starts_with(&[0xfe, 0xff]) => units(u16::from_be_bytes),
        _ => {
            if bytes.starts_with(&[0xef, 0xbb, 0xbf]) {
                bytes.drain(..3);
            }
            let text = String::from_utf8(bytes);
            return text.context("standard input is not in UTF-8");
        }
    };
    wide.context("standard input is marked as UTF-16, and is not")
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn text_may_have_a_mark_of_its_encoding() {
        let read = |bytes: &[u8]| text(bytes.to_vec()).map_err(|error| error.to_string());
        for bytes in [
            &b"\xc3\xbc"[..],
            b"\xef\xbb\xbf\xc3\xbc",
            b"\xff\xfe\xfc\0",
            b"\xfe\xff\0\xfc",
        ] {
            assert_eq!(read(bytes), Ok("ü".to_owned()), "{bytes:x?}");
        }
        for (bytes, why) in [
            (&b"\xfc"[..], "not in UTF-8"),
            (b"\xff\xfe\xfc", "marked as UTF-16"),
            (b"\xff\xfe\0\xd8", "marked as UTF-16"),
            (b"\xff\xfe\0\0x\0\0\0", "UTF-32"),
        ] {
            let told = read(bytes).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
    }
}
