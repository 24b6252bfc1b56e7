//! The score of a path for a word, as `nucleo_matcher` computes it for ASCII text, but faster over many paths.
//!
//! The matcher looks at a path for each character of the word. Here the path is read once, and only where it has a
//! character of the word something is computed. What was computed for a folder is used for all files in it.

use super::Found;

/// The longest word that is matched here, in bytes.
const MAX_WORD: usize = 64;

/// The longest path that is matched here, in bytes. The matcher takes another way for larger tasks.
const MAX_PATH: usize = 1024;

/// The score of a character that matches, and what is added or taken away from it. All are those of the matcher.
const MATCH: i32 = 16;
const BOUNDARY: i32 = 8;
const DELIMITER: i32 = BOUNDARY + 1;
const CAMEL: i32 = BOUNDARY - GAP_START;
const GAP_START: i32 = 3;
const GAP_EXTENSION: i32 = 1;
const CONSECUTIVE: i32 = GAP_START + GAP_EXTENSION;
const FIRST_FACTOR: i32 = 2;

/// The score from which on the matcher looks for no better place of a single character.
const ENOUGH: i32 = MATCH + BOUNDARY * FIRST_FACTOR;

/// The kinds of characters.
#[derive(Clone, Copy)]
enum Class {
    Whitespace,
    NonWord,
    Delimiter,
    Lower,
    Upper,
    Number,
}

impl Class {
    const fn of(byte: u8) -> Self {
        match byte {
            b'a'..=b'z' => Self::Lower,
            b'A'..=b'Z' => Self::Upper,
            b'0'..=b'9' => Self::Number,
            b'/' => Self::Delimiter,
            _ if byte.is_ascii_whitespace() => Self::Whitespace,
            _ => Self::NonWord,
        }
    }

    /// Returns what is added where a character of this class follows one of another.
    const fn after(self, before: Self) -> i32 {
        if matches!(self, Self::Lower | Self::Upper | Self::Number) {
            match before {
                Self::Whitespace | Self::NonWord => return BOUNDARY,
                Self::Delimiter => return DELIMITER,
                _ => {}
            }
        }
        match (before, self) {
            (Self::Lower, Self::Upper) => CAMEL,
            (Self::Number, Self::Number) => 0,
            (_, Self::Number) => CAMEL,
            (_, Self::Whitespace | Self::NonWord) => BOUNDARY,
            _ => 0,
        }
    }
}

/// The class of each byte.
const CLASS: [Class; 256] = {
    let mut classes = [Class::NonWord; 256];
    let mut byte = 0;
    while byte < classes.len() {
        classes[byte] = Class::of(byte as u8);
        byte += 1;
    }
    classes
};

/// A set of characters, as bits: one for each letter in any case and each digit, and some for all others together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Letters(u64);

impl Letters {
    pub(super) fn of(text: &[u8]) -> Self {
        let bits = text.iter().map(|byte| {
            let bit = match byte.to_ascii_lowercase() {
                letter @ b'a'..=b'z' => letter - b'a',
                digit @ b'0'..=b'9' => 26 + digit - b'0',
                other => 36 + other % 28,
            };
            1 << bit
        });
        Self(bits.fold(0, |all, bit: u64| all | bit))
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tells whether a text with these characters may have all of the others.
    fn may_have(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }
}

/// Tells whether a path can be matched here.
pub(super) fn fits(path: &str) -> bool {
    path.len() <= MAX_PATH && path.is_ascii()
}

/// A word of ASCII characters that is searched for, in any case, with any others between its characters.
#[derive(Debug)]
pub(super) struct Word {
    /// In lower case.
    text: Box<[u8]>,
    /// The places in the word of each byte, as bits.
    places: Box<[u64; 256]>,
    /// The characters from each place on.
    letters: Box<[Letters]>,
    /// The highest score that there is, if it is known.
    highest: Option<i32>,
}

/// How a character of the word was matched in the part of a path that was read so far.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    /// The place of its last match in the path.
    at: i32,
    /// The score of the path up to there; 0 if there is no match.
    score: i32,
    /// What the next character gets for following at once.
    consecutive: i32,
    /// The best score of an earlier match, if the path goes on with a gap from there: less one for each character.
    gap: i32,
}

impl Row {
    /// Returns the best score if the path goes on with a gap from the last match or an earlier one.
    fn with_last(&self) -> i32 {
        match self.score {
            0 => self.gap,
            score => self.gap.max(score + self.at + GAP_EXTENSION - GAP_START),
        }
    }
}

/// What is known of a path after a part of it.
#[derive(Clone, Debug)]
pub(super) struct State {
    rows: [Row; MAX_WORD],
    /// How many characters of the word were found in their order.
    found: usize,
    /// The best score of the whole word; 0 if it was not found yet.
    best: i32,
    /// The number of bytes that were read, and the last one.
    read: usize,
    last: u8,
}

impl Word {
    /// Returns `None` for a word that is too long, or is no ASCII text in lower case.
    pub(super) fn new(text: &[u8]) -> Option<Self> {
        let is_plain = text.is_ascii() && !text.iter().any(u8::is_ascii_uppercase);
        if text.is_empty() || text.len() > MAX_WORD || !is_plain {
            return None;
        }
        let mut places = Box::new([0; 256]);
        for (place, byte) in text.iter().enumerate() {
            for byte in [*byte, byte.to_ascii_uppercase()] {
                places[usize::from(byte)] |= 1 << place;
            }
        }
        let letters = (0..text.len()).map(|from| Letters::of(&text[from..]));
        let mut word = Self {
            letters: letters.collect(),
            text: text.into(),
            places,
            highest: None,
        };
        // A word at the start of a name has the highest score, unless it begins with a character like a dot.
        if text[0].is_ascii_alphanumeric() {
            let mut state = word.start();
            word.read(text, &mut state);
            word.highest = Some(state.best);
        }
        Some(word)
    }

    /// Returns how many characters of the word a text has, in their order, if it goes on after `found` of them.
    pub(super) fn find(&self, mut found: usize, text: &[u8]) -> usize {
        for byte in text {
            if found == self.text.len() {
                break;
            }
            found += usize::from(self.places(*byte) & (1 << found) != 0);
        }
        found
    }

    /// Tells whether a name has the rest of the word, of which `before` characters come before it.
    pub(super) fn is_in(&self, found: &Found, before: usize) -> bool {
        let Some(rest) = self.letters.get(before) else {
            return true;
        };
        // Of the last character, the letters tell it all.
        let is_last = before + 1 == self.text.len() && self.text[before].is_ascii_alphanumeric();
        found.letters.may_have(*rest)
            && (is_last || self.find(before, found.name()) == self.text.len())
    }

    /// Returns the highest score that there is; `None` if that is not known.
    pub(super) fn highest(&self) -> Option<u32> {
        u32::try_from(self.highest?).ok()
    }

    /// Returns what is known before a path is read.
    pub(super) fn start(&self) -> State {
        State {
            rows: [Row::default(); MAX_WORD],
            found: 0,
            best: 0,
            read: 0,
            // The beginning counts as a name after a slash.
            last: b'/',
        }
    }

    /// Reads the next part of a path.
    pub(super) fn read(&self, part: &[u8], state: &mut State) {
        let length = self.text.len();
        let mut place = 0;
        loop {
            // A character counts only after those before it in the word.
            let reached = 2_u64.unbounded_shl(u32_of(state.found)).wrapping_sub(1);
            let rest = part.get(place..).unwrap_or_default();
            if length == 1 && state.best >= ENOUGH {
                break;
            }
            let next = rest
                .iter()
                .position(|byte| self.places(*byte) & reached != 0);
            let Some(next) = next else {
                break;
            };
            place += next;
            let byte = part[place];
            let places = self.places(byte) & reached;
            if places.unbounded_shr(u32_of(state.found)) != 0 {
                state.rows[state.found] = Row::default();
                state.found += 1;
            }
            let before = place.checked_sub(1).map_or(state.last, |last| part[last]);
            let bonus = CLASS[usize::from(byte)].after(CLASS[usize::from(before)]);
            state.matched(places, state.read + place, bonus, length);
            place += 1;
        }
        state.read += part.len();
        state.last = part.last().copied().unwrap_or(state.last);
    }

    /// Returns the places in the word of a byte, as bits.
    fn places(&self, byte: u8) -> u64 {
        self.places[usize::from(byte)]
    }

    /// Returns the score of a path that matches. `folder` is what is known of its folder; `path` is overwritten.
    pub(super) fn score(&self, found: &Found, folder: &State, path: &mut State) -> u32 {
        let last = self.letters.last();
        let ends = last.is_none_or(|last| found.letters.may_have(*last));
        // No better place of the word ends in the name.
        let is_known = folder.best > 0 && (!ends || self.highest == Some(folder.best));
        let best = match is_known {
            true => folder.best,
            false => {
                // Later rows were not reached, and are written before they are read.
                path.rows[..folder.found].copy_from_slice(&folder.rows[..folder.found]);
                path.found = folder.found;
                path.best = folder.best;
                path.read = folder.read;
                path.last = folder.last;
                self.read(found.name(), path);
                path.best
            }
        };
        u32::try_from(best).unwrap_or_default()
    }
}

impl State {
    /// Takes note of a character of the path that is at some `places` of a word, given as bits.
    fn matched(&mut self, mut places: u64, at: usize, bonus: i32, length: usize) {
        let at = i32::try_from(at).unwrap_or(i32::MAX);
        // From the last one on, so that a character follows those of earlier bytes only.
        while places != 0 {
            let place = 63 - places.leading_zeros() as usize;
            places ^= 1 << place;
            let (score, consecutive) = match place.checked_sub(1) {
                None => (bonus * FIRST_FACTOR + MATCH, bonus),
                Some(last) => follow(&self.rows[last], at, bonus),
            };
            let row = &mut self.rows[place];
            *row = Row {
                at,
                score,
                consecutive,
                gap: row.with_last(),
            };
            if place + 1 == length {
                self.best = self.best.max(score);
            }
        }
    }
}

/// Returns the score of a match at a place, and what the next one gets for following at once. `last` is the character
/// before it in the word.
fn follow(last: &Row, at: i32, bonus: i32) -> (i32, i32) {
    let is_next = last.score != 0 && last.at == at - 1;
    let gap = match is_next {
        true => last.gap,
        false => last.with_last(),
    };
    let skipped = (gap - (at - 1)).max(0) + bonus;
    if is_next {
        let mut consecutive = last.consecutive.max(CONSECUTIVE);
        if bonus >= BOUNDARY {
            consecutive = consecutive.max(bonus);
        }
        let matched = last.score + consecutive.max(bonus);
        if matched > skipped {
            return (matched + MATCH, consecutive);
        }
    }
    (skipped + MATCH, bonus)
}

fn u32_of(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use nucleo_matcher::{
        Config, Matcher, Utf32Str,
        pattern::{CaseMatching, Normalization, Pattern},
    };

    use super::*;

    /// Makes texts of some characters, the same ones in each run.
    struct Texts(u64);

    impl Texts {
        fn number(&mut self, below: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 33) as usize % below
        }

        fn text(&mut self, chars: &[u8], longest: usize) -> String {
            let length = 1 + self.number(longest);
            let char = |_| char::from(chars[self.number(chars.len())]);
            (0..length).map(char).collect()
        }
    }

    #[test]
    fn scores_are_those_of_the_matcher() {
        let mut matcher = Matcher::new(Config::DEFAULT.match_paths());
        let mut texts = Texts(88_172_645_463_325_252);
        let mut matched = 0;
        for round in 0..40_000 {
            let chars: &[u8] = match round % 3 {
                0 => b"aAb/",
                1 => b"abcABC12/._- ",
                _ => b"ab/",
            };
            let wanted: &[u8] = match round % 2 {
                0 => b"ab",
                _ => b"abc12/._-",
            };
            let path = texts.text(chars, 40);
            let query = texts.text(wanted, 6);
            let pattern = Pattern::parse(&query, CaseMatching::Ignore, Normalization::Smart);
            let expected = pattern.score(Utf32Str::Ascii(path.as_bytes()), &mut matcher);
            let word = Word::new(query.as_bytes()).unwrap();
            let found = Found::new(0, path.as_str().into(), false);
            let reached = word.find(0, found.parent());
            let score = word.is_in(&found, reached).then(|| {
                let (mut folder, mut whole) = (word.start(), word.start());
                word.read(found.parent(), &mut folder);
                word.score(&found, &folder, &mut whole)
            });
            assert_eq!(score, expected, "{query} in {path}");
            let highest = word.highest();
            assert!(highest.is_none_or(|highest| score.is_none_or(|score| score <= highest)));
            matched += usize::from(score.is_some());
        }
        assert!(matched > 10_000, "{matched}");
    }
}
