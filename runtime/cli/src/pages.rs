//! The pages of the program in memory.

/// Gives back the pages of the program that were read for its start, such as the table of relocations. They are most of
/// what an idle hub holds, and half of what a server does; those that are needed again come from the page cache.
#[cfg(target_os = "linux")]
#[expect(
    unsafe_code,
    reason = "pages of the program are given back by a call into the C library"
)]
pub(crate) fn forget_start() {
    let here = forget_start as *const () as usize;
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    for (start, end) in unwritten(&maps, here) {
        // SAFETY: the pages are mapped from a file and nobody can have written to them, so they are read from it again
        // with the same content. A failure changes nothing.
        unsafe {
            libc::madvise(start as *mut libc::c_void, end - start, libc::MADV_DONTNEED);
        }
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn forget_start() {}

/// Returns the address ranges of the file whose code is at `here`, up to the end of that code. What follows the code has
/// been written to by the loader.
#[cfg(target_os = "linux")]
fn unwritten(maps: &str, here: usize) -> Vec<(usize, usize)> {
    let ranges = maps.lines().filter_map(|line| {
        let mut words = line.split_ascii_whitespace();
        let (start, end) = words.next()?.split_once('-')?;
        let start = usize::from_str_radix(start, 16).ok()?;
        let end = usize::from_str_radix(end, 16).ok()?;
        let (rights, file) = (words.next()?, words.nth(3)?);
        Some((start, end, rights, file))
    });
    let ranges: Vec<_> = ranges.collect();
    let is_code = |(start, end, rights, _): &(usize, usize, &str, &str)| {
        (*start..*end).contains(&here) && *rights == "r-xp"
    };
    let Some(code) = ranges.iter().position(is_code) else {
        return Vec::new();
    };
    let file = ranges[code].3;
    let before = ranges[..=code].iter().rev();
    before
        .take_while(|(_, _, rights, of)| *of == file && matches!(*rights, "r--p" | "r-xp"))
        .map(|(start, end, _, _)| (*start, *end))
        .collect()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::unwritten;

    #[test]
    fn only_pages_that_nobody_wrote_to_are_given_back() {
        let maps = "\
1000-2000 r--p 00000000 08:01 7  /bin/threadwire
2000-5000 r-xp 00001000 08:01 7  /bin/threadwire
5000-6000 r--p 00004000 08:01 7  /bin/threadwire
6000-7000 rw-p 00005000 08:01 7  /bin/threadwire
8000-9000 rw-p 00000000 00:00 0  [heap]
a000-b000 r-xp 00000000 08:01 8  /lib/libc.so
";
        assert_eq!(
            unwritten(maps, 0x2100),
            [(0x2000, 0x5000), (0x1000, 0x2000)]
        );
        assert_eq!(unwritten(maps, 0xa100), [(0xa000, 0xb000)]);
        assert_eq!(unwritten(maps, 0x6100), []);
    }
}
