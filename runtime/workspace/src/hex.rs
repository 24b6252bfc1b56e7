//! Bytes as hexadecimal text.

use std::fmt::Write;

/// Writes bytes as hexadecimal digits in lower case, two per byte.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
    }
    text
}

/// Reads `N` bytes from hexadecimal digits in either case; `None` for any other text.
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = u8::try_from(digit(pair[0])? << 4 | digit(pair[1])?).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_two_digits_each() {
        assert_eq!(encode(&[0, 0x0f, 0xa0, 0xff]), "000fa0ff");
        assert_eq!(decode("000fA0ff"), Some([0, 0x0f, 0xa0, 0xff]));
        for wrong in ["", "0", "000", "+f", "0g", "é"] {
            assert_eq!(decode::<1>(wrong), None, "{wrong}");
        }
    }
}
