//! Writes ZIP files. Entries are stored as they are, without compression, and each is smaller than 4 GiB.

use std::io::{self, Write};

/// A ZIP file that is being written.
#[derive(Debug)]
pub struct ZipWriter<W> {
    out: W,
    /// The number of bytes written so far.
    position: u32,
    directory: Vec<u8>,
    count: u16,
}

/// The parts of the headers that are the same for all entries: version 2.0, names in UTF-8, stored, and the date
/// 1 January 1980, the earliest one, so that equal content makes equal files.
const COMMON: [u8; 10] = [20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0];

impl<W: Write> ZipWriter<W> {
    /// Starts a file.
    pub fn new(out: W) -> Self {
        Self {
            out,
            position: 0,
            directory: Vec::new(),
            count: 0,
        }
    }

    /// Adds an entry. `name` is its path within the file, with `/` between folders.
    ///
    /// Errors: the file cannot be written, or is too large for its format.
    pub fn add(&mut self, name: &str, content: &[u8]) -> io::Result<()> {
        let too_large = |_| io::Error::from(io::ErrorKind::FileTooLarge);
        let size = u32::try_from(content.len()).map_err(too_large)?;
        let name_size = u16::try_from(name.len()).map_err(too_large)?;
        let mut sizes = Vec::with_capacity(16);
        sizes.extend(checksum(content).to_le_bytes());
        sizes.extend(size.to_le_bytes());
        sizes.extend(size.to_le_bytes());
        sizes.extend(name_size.to_le_bytes());
        // There are no extra fields.
        sizes.extend([0, 0]);

        self.directory.extend(b"PK\x01\x02\x14\x00");
        self.directory.extend(COMMON);
        self.directory.extend(&sizes);
        // No comment, first disk, no attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(self.position.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.count = self
            .count
            .checked_add(1)
            .ok_or(io::ErrorKind::FileTooLarge)?;

        self.put(b"PK\x03\x04")?;
        self.put(&COMMON)?;
        self.put(&sizes)?;
        self.put(name.as_bytes())?;
        self.put(content)
    }

    /// Writes the directory of the file and returns what it was written to.
    ///
    /// Errors: as [`ZipWriter::add`].
    pub fn finish(mut self) -> io::Result<W> {
        let start = self.position.to_le_bytes();
        let directory = std::mem::take(&mut self.directory);
        self.put(&directory)?;
        let size = directory.len() as u32;
        let count = self.count.to_le_bytes();
        self.put(b"PK\x05\x06\0\0\0\0")?;
        self.put(&count)?;
        self.put(&count)?;
        self.put(&size.to_le_bytes())?;
        self.put(&start)?;
        self.put(&[0, 0])?;
        Ok(self.out)
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        let size = u32::try_from(bytes.len()).ok();
        let position = size.and_then(|size| self.position.checked_add(size));
        self.position = position.ok_or(io::ErrorKind::FileTooLarge)?;
        self.out.write_all(bytes)
    }
}

/// Returns the CRC-32 of some bytes, as ZIP defines it.
pub fn checksum(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut index = 0;
        while index < 256 {
            let mut value = index as u32;
            let mut bit = 0;
            while bit < 8 {
                value = if value & 1 == 1 {
                    value >> 1 ^ 0xEDB8_8320
                } else {
                    value >> 1
                };
                bit += 1;
            }
            table[index] = value;
            index += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |sum: u32, byte| {
        TABLE[usize::from(sum as u8 ^ byte)] ^ sum >> 8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_its_entries_and_a_directory_of_them() {
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
        let mut zip = ZipWriter::new(Vec::new());
        zip.add("a.txt", b"one").unwrap();
        zip.add("b/c.txt", b"").unwrap();
        let file = zip.finish().unwrap();
        let places = |mark: &[u8]| -> Vec<usize> {
            let windows = file.windows(mark.len()).enumerate();
            windows
                .filter_map(|(place, part)| (part == mark).then_some(place))
                .collect()
        };
        let entries = places(b"PK\x03\x04");
        let (listed, end) = (places(b"PK\x01\x02"), places(b"PK\x05\x06")[0]);
        assert_eq!((entries.len(), listed.len(), end), (2, 2, file.len() - 22));
        let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap()) as usize;
        for (entry, listed) in entries.iter().zip(&listed) {
            assert_eq!(number(listed + 42), *entry);
            assert_eq!(file[entry + 4..entry + 30], file[listed + 6..listed + 32]);
        }
        assert_eq!(number(end + 16), listed[0]);
        assert_eq!(number(end + 12), end - listed[0]);
        assert_eq!(&file[entries[0] + 30..entries[0] + 38], b"a.txtone");
    }
}
