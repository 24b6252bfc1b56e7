//! The sections of the user's list of threads: their names, looks and order, and the threads in them.
//!
//! All sections are one record, so a thread is in one section at most, whichever process moves it. A thread that is
//! deleted stays in the record until its section changes; whoever lists a section leaves such threads out.
//!
//! The record is kept in memory, because each answer about a thread needs it. Other processes on the home tell of
//! their changes.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{Millis, StoreError, ThreadId};
use threadwire_workspace::locks::lock;

use crate::{Events, HostEventKind, Records, bus::Notice};

/// The id of the section that is always there.
pub const PINNED: &str = "01984de2-8f74-7c91-a3b2-5c5e937cf318";

const NAMESPACE: &str = "sections";
const KEY: &str = "all";

/// How often a change is tried again when another process changes the sections at the same time.
const TRIES: usize = 64;

/// A section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// The id, which stays when the section is renamed.
    pub id: String,
    /// Display name.
    pub name: String,
    /// How it looks; `None` for as usual.
    pub appearance: Option<Appearance>,
    /// Its threads in order.
    pub threads: Vec<Member>,
}

/// How a section looks, in words of clients.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appearance {
    /// Name of a color.
    pub color: Option<String>,
    /// Name of an icon.
    pub icon: Option<String>,
}

/// A thread in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// The thread.
    pub thread: ThreadId,
    /// When it came into the section.
    pub entered_at: Millis,
}

/// Why sections could not be changed.
#[derive(Debug, thiserror::Error)]
pub enum SectionError {
    /// There is no such section.
    #[error("there is no section {0}")]
    NotFound(String),
    /// The section is always there, and has always the same name.
    #[error("the section is built in")]
    BuiltIn,
    /// The neighbor is not in the section.
    #[error("thread {0} is not in section {1}")]
    Elsewhere(ThreadId, String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// All sections at one time.
#[derive(Debug, Default)]
pub struct SectionList {
    /// The built-in section, then the others by creation.
    pub sections: Vec<Section>,
    /// The section of each thread that is in one, and when it came into it.
    places: HashMap<ThreadId, (usize, Millis)>,
    revision: u64,
}

impl SectionList {
    fn new(sections: Vec<Section>, revision: u64) -> Self {
        let mut places = HashMap::new();
        for (index, section) in sections.iter().enumerate() {
            let members = section.threads.iter();
            places.extend(members.map(|one| (one.thread, (index, one.entered_at))));
        }
        Self {
            sections,
            places,
            revision,
        }
    }

    /// Returns the section that a thread is in, and when the thread came into it.
    pub fn of(&self, thread: ThreadId) -> Option<(&Section, Millis)> {
        let (index, entered_at) = self.places.get(&thread)?;
        Some((self.sections.get(*index)?, *entered_at))
    }

    /// Returns all threads that are in a section.
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> {
        self.places.keys().copied()
    }
}

/// The service. Clones share it.
#[derive(Clone, Debug)]
pub struct Sections {
    records: Records,
    events: Events,
    known: Arc<Mutex<Known>>,
}

/// The sections as last read or written.
#[derive(Debug, Default)]
struct Known {
    list: Option<Arc<SectionList>>,
    /// Counts how often the list was forgotten: what was read before is not kept after.
    age: u64,
}

impl Sections {
    pub(crate) fn new(records: Records, events: Events) -> Self {
        Self {
            records,
            events,
            known: Arc::default(),
        }
    }

    /// Returns all sections.
    ///
    /// Errors: the store failed.
    pub async fn all(&self) -> Result<Arc<SectionList>, StoreError> {
        let age = {
            let known = self.known();
            if let Some(list) = &known.list {
                return Ok(Arc::clone(list));
            }
            known.age
        };
        let list = Arc::new(self.read().await?);
        self.keep(&list, age);
        Ok(list)
    }

    /// Reads the sections again when they are asked for: another process changed them.
    pub(crate) fn forget(&self) {
        let mut known = self.known();
        known.list = None;
        known.age += 1;
    }

    fn keep(&self, list: &Arc<SectionList>, age: u64) {
        let mut known = self.known();
        let is_newer = |known: &Arc<SectionList>| known.revision > list.revision;
        if known.age == age && !known.list.as_ref().is_some_and(is_newer) {
            known.list = Some(Arc::clone(list));
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        lock(&self.known)
    }

    /// Adds a section.
    ///
    /// Errors: the store failed.
    pub async fn create(
        &self,
        id: String,
        name: String,
        appearance: Option<Appearance>,
    ) -> Result<Section, SectionError> {
        let section = Section {
            id,
            name,
            appearance,
            threads: Vec::new(),
        };
        self.change(|sections| {
            sections.push(section.clone());
            Ok(())
        })
        .await?;
        self.events.publish(&Notice::SectionsChanged);
        Ok(section)
    }

    /// Renames a section and, with `Some`, sets or removes its looks.
    ///
    /// Errors: `NotFound`, `BuiltIn`, `Store`.
    pub async fn update(
        &self,
        id: &str,
        name: String,
        appearance: Option<Option<Appearance>>,
    ) -> Result<Section, SectionError> {
        let updated = self.change(|sections| {
            let section = own(sections, id)?;
            section.name.clone_from(&name);
            if let Some(appearance) = &appearance {
                section.appearance.clone_from(appearance);
            }
            Ok(section.clone())
        });
        let updated = updated.await?;
        self.events.publish(&Notice::SectionsChanged);
        Ok(updated)
    }

    /// Deletes a section. Its threads stay, without a section.
    ///
    /// Errors: `NotFound`, `BuiltIn`, `Store`.
    pub async fn delete(&self, id: &str) -> Result<(), SectionError> {
        self.change(|sections| {
            own(sections, id)?;
            sections.retain(|section| section.id != id);
            Ok(())
        })
        .await?;
        self.events.publish(&Notice::SectionsChanged);
        Ok(())
    }

    /// Moves a thread into a section, before another thread or at the end, or out of all sections (`None`).
    ///
    /// Errors: `NotFound`, `Elsewhere`, `Store`.
    pub async fn move_thread(
        &self,
        thread: ThreadId,
        section: Option<&str>,
        before: Option<ThreadId>,
        now: Millis,
    ) -> Result<(), SectionError> {
        self.change(|sections| {
            let mut entered_at = now;
            for known in sections.iter_mut() {
                let is_target = section == Some(&*known.id);
                if let Some(old) = known.threads.iter().find(|one| one.thread == thread)
                    && is_target
                {
                    entered_at = old.entered_at;
                }
                known.threads.retain(|one| one.thread != thread);
            }
            let Some(section) = section else {
                return Ok(());
            };
            let target = find(sections, section)?;
            let place = match before {
                None => target.threads.len(),
                Some(before) => {
                    let place = target.threads.iter().position(|one| one.thread == before);
                    place.ok_or_else(|| SectionError::Elsewhere(before, section.to_owned()))?
                }
            };
            let member = Member { thread, entered_at };
            target.threads.insert(place, member);
            Ok(())
        })
        .await?;
        let section = section.map(str::to_owned);
        self.events.publish(&Notice::SectionChanged {
            thread,
            section: section.clone(),
        });
        self.events
            .emit(HostEventKind::SectionChanged { thread, section });
        Ok(())
    }

    async fn read(&self) -> Result<SectionList, StoreError> {
        let (sections, revision) = self.records.get::<Vec<Section>>(NAMESPACE, KEY).await?;
        let sections = sections.unwrap_or_else(|| {
            vec![Section {
                id: PINNED.to_owned(),
                name: "Pinned".to_owned(),
                appearance: None,
                threads: Vec::new(),
            }]
        });
        Ok(SectionList::new(sections, revision))
    }

    /// Changes the sections as they are now.
    async fn change<T>(
        &self,
        mut edit: impl FnMut(&mut Vec<Section>) -> Result<T, SectionError>,
    ) -> Result<T, SectionError> {
        for _ in 0..TRIES {
            let age = self.known().age;
            let SectionList {
                mut sections,
                revision,
                ..
            } = self.read().await?;
            let done = edit(&mut sections)?;
            let put = self.records.put(NAMESPACE, KEY, Some(&sections), revision);
            match put.await {
                Ok(revision) => {
                    self.keep(&Arc::new(SectionList::new(sections, revision)), age);
                    return Ok(done);
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }
}

fn find<'s>(sections: &'s mut [Section], id: &str) -> Result<&'s mut Section, SectionError> {
    let found = sections.iter_mut().find(|section| section.id == id);
    found.ok_or_else(|| SectionError::NotFound(id.to_owned()))
}

/// Finds a section that is not built in.
fn own<'s>(sections: &'s mut [Section], id: &str) -> Result<&'s mut Section, SectionError> {
    if id == PINNED {
        return Err(SectionError::BuiltIn);
    }
    find(sections, id)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use threadwire_engine::SqliteStore;

    use super::*;

    fn sections() -> Sections {
        let store = Arc::new(SqliteStore::open(None).unwrap());
        Sections::new(Records::new(store), Events::default())
    }

    async fn create(sections: &Sections, id: &str) {
        let made = sections.create(id.to_owned(), id.to_owned(), None).await;
        made.unwrap();
    }

    async fn order(sections: &Sections, id: &str) -> Vec<(ThreadId, Millis)> {
        let all = sections.all().await.unwrap();
        let mut sections = all.sections.iter();
        let section = sections.find(|section| section.id == id).unwrap();
        let members = section.threads.iter();
        members.map(|one| (one.thread, one.entered_at)).collect()
    }

    #[tokio::test]
    async fn a_thread_is_in_one_section_and_keeps_its_time_within_it() {
        let all = sections();
        create(&all, "a").await;
        let (one, two) = (ThreadId::default(), ThreadId::default());
        all.move_thread(one, Some("a"), None, 1).await.unwrap();
        all.move_thread(two, Some("a"), Some(one), 2).await.unwrap();
        assert_eq!(order(&all, "a").await, [(two, 2), (one, 1)]);
        all.move_thread(two, Some("a"), None, 3).await.unwrap();
        assert_eq!(order(&all, "a").await, [(one, 1), (two, 2)]);
        all.move_thread(one, Some(PINNED), None, 4).await.unwrap();
        assert_eq!(order(&all, PINNED).await, [(one, 4)]);
        assert_eq!(order(&all, "a").await, [(two, 2)]);
        let elsewhere = all.move_thread(two, Some("a"), Some(one), 5).await;
        assert!(matches!(elsewhere, Err(SectionError::Elsewhere(..))));
        // A refused move leaves the thread where it was.
        assert_eq!(order(&all, "a").await, [(two, 2)]);
        all.move_thread(two, None, None, 6).await.unwrap();
        assert_eq!(order(&all, "a").await, []);
    }

    #[tokio::test]
    async fn the_built_in_section_stays_and_unknown_ones_are_refused() {
        let all = sections();
        let built_in = all.delete(PINNED).await;
        assert!(matches!(built_in, Err(SectionError::BuiltIn)));
        let built_in = all.update(PINNED, "b".to_owned(), None).await;
        assert!(matches!(built_in, Err(SectionError::BuiltIn)));
        let unknown = all.update("x", "b".to_owned(), None).await;
        assert!(matches!(unknown, Err(SectionError::NotFound(_))));
        let moved = all.move_thread(ThreadId::default(), Some("x"), None, 1);
        assert!(matches!(moved.await, Err(SectionError::NotFound(_))));
        create(&all, "a").await;
        let looks = Appearance {
            color: Some("red".to_owned()),
            icon: None,
        };
        let updated = all.update("a", "b".to_owned(), Some(Some(looks.clone())));
        assert_eq!(updated.await.unwrap().appearance, Some(looks.clone()));
        let kept = all.update("a", "c".to_owned(), None).await.unwrap();
        assert_eq!((&*kept.name, kept.appearance), ("c", Some(looks)));
        all.delete("a").await.unwrap();
        assert_eq!(all.all().await.unwrap().sections.len(), 1);
    }
}
