//! Sorting of short lists.

use std::cmp::Ordering;

/// Sorts a short list; equal elements keep their order.
///
/// [`slice::sort_by`] is compiled for each type and comparison, 3 to 5 kB each time. Of this function only the moves of the
/// elements are.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let mut order: Vec<usize> = (0..list.len()).collect();
    sort_places(&mut order, &|one, other| compare(&list[one], &list[other]));
    for place in 0..order.len() {
        // The element of a place that is done was swapped with the one that belongs there.
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        order[place] = from;
        list.swap(place, from);
    }
}

/// Sorts a short list by a key, see [`sort_by`].
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

fn sort_places(places: &mut [usize], compare: &dyn Fn(usize, usize) -> Ordering) {
    places.sort_by(|one, other| compare(*one, *other));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_as_the_standard_library_does() {
        // All lists of up to six elements with four keys. The second number tells equal elements apart.
        for len in 0..=6 {
            for list in 0..4_u32.pow(len) {
                let mut list: Vec<_> = (0..len)
                    .map(|place| ((list >> (2 * place)) % 4, place))
                    .collect();
                let mut expected = list.clone();
                expected.sort_by_key(|(key, _)| *key);
                sort_by_key(&mut list, |(key, _)| *key);
                assert_eq!(list, expected);
            }
        }
    }
}
