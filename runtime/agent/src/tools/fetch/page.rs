//! HTML to text, as a reader sees it: no script, no style, one line per block, links with their target.

/// Elements whose content is hidden from readers.
const HIDDEN: [&str; 7] = [
    "head", "script", "style", "noscript", "template", "svg", "iframe",
];

/// Elements that start a line of their own.
const BLOCKS: [&str; 30] = [
    "address",
    "article",
    "aside",
    "blockquote",
    "br",
    "dd",
    "div",
    "dl",
    "dt",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "li",
    "main",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "title",
    "tr",
    "ul",
];

/// Maximum length in bytes of a tag in which quotes count, and of a character reference. Without these limits, a page
/// of unclosed tags would be scanned over and over.
const MOST_QUOTED: usize = 1024;
const MOST_REFERENCE: usize = 8;

/// Returns the text of a page.
pub(super) fn text(html: &str) -> String {
    let mut writer = Writer::default();
    let mut rest = html;
    let last_end = html.rfind('>').unwrap_or(0);
    while let Some(start) = rest.find('<') {
        if html.len() - rest.len() + start > last_end {
            break;
        }
        writer.text(&rest[..start]);
        rest = &rest[start..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.find("-->").map_or("", |end| &comment[end + 3..]);
            continue;
        }
        let Some(tag) = Tag::parse(rest) else {
            // A `<` that starts no tag.
            writer.text("<");
            rest = &rest[1..];
            continue;
        };
        rest = &rest[tag.length..];
        if !tag.closes && HIDDEN.contains(&&*tag.name) {
            rest = writer.hide(&tag.name, rest);
        } else {
            writer.tag(&tag);
        }
    }
    writer.text(rest);
    writer.finish()
}

struct Tag<'a> {
    /// In lower case.
    name: String,
    closes: bool,
    attributes: &'a str,
    length: usize,
}

impl<'a> Tag<'a> {
    /// Parses the tag that a text begins with.
    fn parse(text: &'a str) -> Option<Self> {
        let inner = text.strip_prefix('<')?;
        let (closes, inner) = match inner.strip_prefix('/') {
            Some(inner) => (true, inner),
            None => (false, inner),
        };
        let first = inner.chars().next()?;
        if !first.is_ascii_alphabetic() && first != '!' && first != '?' {
            return None;
        }
        // A `>` inside quotes does not end the tag.
        let mut quote = None;
        let near = &inner[..inner.floor_char_boundary(MOST_QUOTED)];
        let end = near.find(|character| match (quote, character) {
            (None, '>') => true,
            (None, '"' | '\'') => {
                quote = Some(character);
                false
            }
            (Some(open), character) if open == character => {
                quote = None;
                false
            }
            _ => false,
        });
        let end = end.or_else(|| inner.find('>'))?;
        let content = &inner[..end];
        let name_end =
            content.find(|character: char| character.is_whitespace() || character == '/');
        let (name, attributes) = content.split_at(name_end.unwrap_or(content.len()));
        Some(Self {
            name: name.to_ascii_lowercase(),
            closes,
            attributes,
            length: text.len() - inner.len() + end + 1,
        })
    }

    /// Returns the value of an attribute, if it is in quotes.
    fn attribute(&self, name: &str) -> Option<&'a str> {
        let mut rest = self.attributes;
        loop {
            let (before, after) = rest.split_once('=')?;
            let after = after.trim_start();
            let quote = after
                .chars()
                .next()
                .filter(|quote| "\"'".contains(*quote))?;
            let (value, next) = after[1..].split_once(quote)?;
            if before.trim().eq_ignore_ascii_case(name) {
                return Some(value);
            }
            rest = next;
        }
    }
}

#[derive(Default)]
struct Writer {
    lines: Vec<String>,
    line: String,
    /// Depth of elements that preserve white space.
    preformatted: usize,
    /// Targets of the open links.
    links: Vec<Option<String>>,
}

impl Writer {
    fn text(&mut self, text: &str) {
        let text = decode(text);
        if self.preformatted > 0 {
            for (index, line) in text.split('\n').enumerate() {
                if index > 0 {
                    self.end_line();
                }
                self.line.push_str(line);
            }
            return;
        }
        for character in text.chars() {
            if !character.is_whitespace() {
                self.line.push(character);
            } else if !self.line.is_empty() && !self.line.ends_with(' ') {
                self.line.push(' ');
            }
        }
    }

    fn tag(&mut self, tag: &Tag<'_>) {
        match (&*tag.name, tag.closes) {
            ("a", false) => {
                let target = tag.attribute("href").map(decode);
                self.links
                    .push(target.filter(|target| target.starts_with("http")));
            }
            ("a", true) => {
                if let Some(Some(target)) = self.links.pop() {
                    self.line.push_str(&format!(" ({target})"));
                }
            }
            ("td" | "th", true) => self.line.push(' '),
            ("pre", closes) => {
                self.end_line();
                self.preformatted = match closes {
                    true => self.preformatted.saturating_sub(1),
                    false => self.preformatted + 1,
                };
            }
            (name, closes) if BLOCKS.contains(&name) => {
                self.end_line();
                match name {
                    "li" if !closes => self.line.push_str("- "),
                    "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => self.end_paragraph(),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Skips a hidden element, except a title in it, and returns the text after it.
    fn hide<'a>(&mut self, name: &str, rest: &'a str) -> &'a str {
        let end = find_end(rest, name);
        let inner = &rest[..end];
        if name == "head"
            && let Some(start) = find_ignoring_case(inner, "<title")
            && let Some(open) = inner[start..].find('>')
        {
            let title = &inner[start + open + 1..];
            self.text(&title[..find_ignoring_case(title, "</").unwrap_or(title.len())]);
            self.end_line();
            self.end_paragraph();
        }
        &rest[end..]
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        let line = line.trim_end();
        if !line.trim().is_empty() || self.preformatted > 0 {
            self.lines.push(line.to_owned());
        }
    }

    fn end_paragraph(&mut self) {
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.lines.push(String::new());
        }
    }

    fn finish(mut self) -> String {
        self.end_line();
        self.lines.join("\n").trim().to_owned()
    }
}

/// Returns where the end tag of an element begins, or the end of the text.
fn find_end(text: &str, name: &str) -> usize {
    find_ignoring_case(text, &format!("</{name}")).unwrap_or(text.len())
}

fn find_ignoring_case(text: &str, wanted: &str) -> Option<usize> {
    let (text, wanted) = (text.as_bytes(), wanted.as_bytes());
    text.windows(wanted.len())
        .position(|window| window.eq_ignore_ascii_case(wanted))
}

/// Replaces the character references that pages commonly use.
fn decode(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        decoded.push_str(&rest[..start]);
        rest = &rest[start..];
        let mut near = rest[1..].bytes().take(MOST_REFERENCE + 1);
        let end = near.position(|byte| byte == b';');
        match end.and_then(|end| Some((character(&rest[1..=end])?, end + 2))) {
            Some((character, length)) => {
                decoded.push(character);
                rest = &rest[length..];
            }
            None => {
                decoded.push('&');
                rest = &rest[1..];
            }
        }
    }
    decoded.push_str(rest);
    decoded
}

fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(code);
    }
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        "copy" => '©',
        "hellip" => '…',
        "mdash" => '—',
        "ndash" => '–',
        "lsquo" => '‘',
        "rsquo" => '’',
        "ldquo" => '“',
        "rdquo" => '”',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn pages_become_text() {
        let cases = [
            ("plain &amp; simple", "plain & simple"),
            ("<p>one\n  two</p><p>three</p>", "one two\n\nthree"),
            (
                "<html><HEAD><title>T &lt;1&gt;</title><style>p{}</style></HEAD><body><h1>Hi</h1>there</body>",
                "T <1>\n\nHi\n\nthere",
            ),
            ("a<script>if (1 < 2) {}</script>b<!-- c > d -->e", "abe"),
            ("<ul><li>a<li>b</ul>", "- a\n- b"),
            ("<pre>fn a() {\n    1\n}</pre>x", "fn a() {\n    1\n}\nx"),
            (
                "<a href=\"https://x.org/?a=1&amp;b=2\">link</a> <a href='#top'>up</a>",
                "link (https://x.org/?a=1&b=2) up",
            ),
            (
                "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>",
                "1 2\n3",
            ),
            (
                "1 < 2 && 3 > 2 &unknown; &#x41;&#66;",
                "1 < 2 && 3 > 2 &unknown; AB",
            ),
            ("<img alt='a > b' src=x>after", "after"),
            ("<script>never ends", ""),
            ("<b title='>x", "x"),
            ("cut <b", "cut <b"),
        ];
        for (html, expected) in cases {
            assert_eq!(text(html), expected, "{html}");
        }
    }

    #[test]
    fn a_page_without_ends_is_read_in_no_time() {
        let started = std::time::Instant::now();
        for piece in ["<a", "<a \">\"", "&", "<!-", "<script>"] {
            text(&piece.repeat(256 * 1024 / piece.len()));
        }
        assert!(started.elapsed() < std::time::Duration::from_secs(30));
    }
}
