//! Tests of the order of matches, and of scores that are left out.

use super::*;

fn batch(paths: &[&str]) -> Arc<Batch> {
    let found = paths.iter().map(|path| {
        let is_directory = path.ends_with('/');
        Found::new(0, path.trim_end_matches('/').into(), is_directory)
    });
    Arc::new(found.collect::<Vec<_>>().into())
}

fn paths(matches: &[Match]) -> Vec<(&str, u32)> {
    let path = |found: &'_ Match| found.score;
    matches
        .iter()
        .map(|found| (found.path.as_str(), path(found)))
        .collect()
}

#[test]
fn names_rank_before_folders_and_exact_names_before_all() {
    let files = batch(&["a/foo/", "foo/", "foo/x", "foo2", "a/foo.d", "README.md"]);
    let mut ranking = Ranking::default();
    let found = ranking.update("foo", vec![Arc::clone(&files)], &|| false);
    assert_eq!(
        paths(&found),
        [
            ("foo", 131_156),
            ("a/foo.d", 65_620),
            ("foo2", 65_620),
            ("a/foo", 84),
            ("foo/x", 84),
        ]
    );
    assert_eq!(found[1].indices, [2, 3, 4]);
    let found = ranking.update("readme.md", vec![files], &|| false);
    assert_eq!(paths(&found), [("README.md", 196_842)]);
}

#[test]
fn a_file_whose_name_matches_is_scored_and_marked_in_its_name() {
    let files = batch(&[
        "t/best.rs",
        "tests/",
        "tests/util.rs",
        "src/lib/main.txt",
        "mapper/",
        "mapper/a_m.rs",
        "s\u{e9}/\u{e9}a/a\u{e9}.txt",
        "ab/",
        "ab/ab",
        "d.z/z/",
    ]);
    for (query, expected) in [
        (
            "ts",
            &[
                ("t/best.rs", 65_564, &[5, 8][..]),
                ("tests/util.rs", 65_562, &[7, 12]),
                ("tests", 47, &[0, 2]),
            ][..],
        ),
        (
            "m",
            &[
                ("src/lib/main.txt", 65_570, &[8]),
                ("mapper/a_m.rs", 65_568, &[9]),
                ("mapper", 34, &[0]),
            ],
        ),
        (
            "ab",
            &[("ab/ab", 196_667, &[3, 4]), ("ab", 131_131, &[0, 1])],
        ),
        ("z", &[("d.z/z", 131_104, &[4])]),
        (
            "a\u{e9}t",
            &[("s\u{e9}/\u{e9}a/a\u{e9}.txt", 65_616, &[6, 7, 9])],
        ),
    ] {
        let found = Ranking::default().update(query, vec![Arc::clone(&files)], &|| false);
        let found: Vec<_> = found
            .iter()
            .map(|found| (&*found.path, found.score, &*found.indices))
            .collect();
        assert_eq!(found, expected, "{query}");
    }
}

#[test]
fn a_longer_query_and_later_files_find_what_a_new_search_finds() {
    let first = batch(&["src/main.rs", "src/model.rs", "docs/map.md"]);
    let later = batch(&["tests/mailbox.rs", "other"]);
    let both = vec![Arc::clone(&first), Arc::clone(&later)];
    let mut ranking = Ranking::default();
    ranking.update("m", vec![first], &|| false);
    for query in ["ma", "mai", "m", "!main", "", "ma rs", "mai"] {
        assert_eq!(
            ranking.update(query, both.clone(), &|| false),
            Ranking::default().update(query, both.clone(), &|| false),
            "{query}"
        );
    }
}

/// Returns the best matches, as the matcher alone finds them.
fn expected(query: &str, all: &Batch) -> Vec<(u32, String)> {
    let query = Query::new(query);
    let (mut matcher, mut chars) = (matcher(), Vec::new());
    let mut every = Vec::new();
    for found in &all.0 {
        let mut score = |text: &str| {
            let text = Utf32Str::new(text, &mut chars);
            query.pattern.score(text, &mut matcher)
        };
        let Some(mut rank) = score(&found.path) else {
            continue;
        };
        let name = str::from_utf8(found.name()).unwrap();
        if query.is_word && !found.is_directory {
            let is_exact = query.is(found.name());
            rank = match score(name) {
                Some(score) => score + if is_exact { EXACT } else { NAME },
                None => rank,
            };
        }
        every.push((Reverse(rank), &*found.path));
    }
    every.sort_unstable();
    every.truncate(MAX_MATCHES);
    let owned = |(score, path): (Reverse<u32>, &str)| (score.0, path.to_owned());
    every.into_iter().map(owned).collect()
}

#[test]
fn scores_that_are_left_out_do_not_change_the_best_matches() {
    let words = [
        "main", "domain", "ma_in", "mAin", "m/a/i/n", "x-main", "maßin", "mian", "MAIN", "ma.in",
    ];
    let mut found = Vec::new();
    for (number, word) in (0..20_000).zip(words.iter().cycle()) {
        let path = match number % 3 {
            0 => format!("a{number}/{word}/file"),
            1 => format!("a{}/b/{word}.rs", number / 100),
            _ => format!("{word}{number}"),
        };
        found.push(Found::new(0, path.into(), number % 7 == 0));
    }
    let long = "x/".repeat(800) + "main";
    found.push(Found::new(0, long.into(), false));
    let all = Arc::new(Batch::from(found));
    for query in [
        "m", "ma", "main", "n", "in", "ain", "b", "zz", "ma.in", "file", "abmain", "a1 rs", ".r",
        "ma in rs", "a/b", "abfile",
    ] {
        let matches = Ranking::default().update(query, vec![Arc::clone(&all)], &|| false);
        let matches = matches.into_iter().map(|found| (found.score, found.path));
        let matches: Vec<(u32, String)> = matches.collect();
        assert_eq!(matches, expected(query, &all), "{query}");
    }
}
