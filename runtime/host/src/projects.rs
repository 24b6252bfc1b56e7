//! The projects of the user: their names, directories and order. Which threads belong to a project stands with the
//! threads.
//!
//! All projects are one record, so that their order is the same in each process.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use threadwire_engine::{Millis, StoreError};

use crate::{Events, HostEventKind, Records, bus::Notice};

const NAMESPACE: &str = "projects";
const KEY: &str = "all";

/// How often a change is tried again when another process changes the projects at the same time.
const TRIES: usize = 64;

/// A group of threads that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Project {
    /// The id, which stays when the project is renamed.
    pub id: String,
    /// Display name.
    pub name: String,
    /// The directories that it works in, as absolute paths.
    pub roots: Vec<String>,
    /// Data of clients.
    pub metadata: BTreeMap<String, String>,
    /// The place in the user's order. Places may have gaps.
    pub position: i64,
    /// When it was created.
    pub created_at: Millis,
    /// When it last changed.
    pub updated_at: Millis,
}

/// What to change about a project; `None` keeps the value.
#[derive(Clone, Debug, Default)]
pub struct ProjectEdit {
    /// The new name.
    pub name: Option<String>,
    /// The new directories, instead of all.
    pub roots: Option<Vec<String>>,
    /// The new data of clients, instead of all.
    pub metadata: Option<BTreeMap<String, String>>,
}

/// What happened to a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProjectChange {
    /// It was created.
    Created,
    /// It was changed or moved.
    Updated,
    /// It was deleted.
    Deleted,
}

/// Why projects could not be changed.
#[derive(Debug, thiserror::Error)]
pub enum ProjectError {
    /// There is no such project.
    #[error("there is no project {0}")]
    NotFound(String),
    /// There is no such neighbor.
    #[error("there is no project {0} to move before")]
    NeighborNotFound(String),
    /// The project that was created with this key is deleted.
    #[error("the project of key {0} is deleted")]
    Deleted(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// All projects as they are stored.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Book {
    /// The projects by position.
    projects: Vec<Project>,
    /// The ids of projects by the keys that they were created with; those of deleted projects stay.
    keys: BTreeMap<String, String>,
    /// Deleted projects whose threads may still name them.
    leaving: Vec<String>,
}

impl Book {
    fn find(&mut self, id: &str) -> Result<&mut Project, ProjectError> {
        let found = self.projects.iter_mut().find(|project| project.id == id);
        found.ok_or_else(|| ProjectError::NotFound(id.to_owned()))
    }

    fn by_key(&self, key: &str) -> Result<Option<&Project>, ProjectError> {
        let Some(id) = self.keys.get(key) else {
            return Ok(None);
        };
        let found = self.projects.iter().find(|project| project.id == *id);
        found
            .map(Some)
            .ok_or_else(|| ProjectError::Deleted(key.to_owned()))
    }
}

/// The service. Clones share it.
#[derive(Clone, Debug)]
pub struct Projects {
    records: Records,
    events: Events,
}

impl Projects {
    pub(crate) fn new(records: Records, events: Events) -> Self {
        Self { records, events }
    }

    /// Returns all projects in the user's order.
    ///
    /// Errors: the store failed.
    pub async fn all(&self) -> Result<Vec<Project>, StoreError> {
        Ok(self.read().await?.0.projects)
    }

    /// Returns a project.
    ///
    /// Errors: `NotFound`, `Store`.
    pub async fn get(&self, id: &str) -> Result<Project, ProjectError> {
        let mut book = self.read().await?.0;
        book.find(id).cloned()
    }

    /// Returns the project that was created with a key.
    ///
    /// Errors: `Deleted`, `Store`.
    pub async fn by_key(&self, key: &str) -> Result<Option<Project>, ProjectError> {
        let book = self.read().await?.0;
        Ok(book.by_key(key)?.cloned())
    }

    /// Adds a project at the end, or returns the one that was created with the same key and `false`.
    ///
    /// Errors: `Deleted`, `Store`.
    pub async fn create(
        &self,
        project: Project,
        key: &str,
    ) -> Result<(Project, bool), ProjectError> {
        let made = self.change(|book| {
            if let Some(known) = book.by_key(key)? {
                return Ok((known.clone(), false));
            }
            let last = book.projects.last();
            let project = Project {
                position: last.map_or(0, |last| last.position + 1),
                ..project.clone()
            };
            book.keys.insert(key.to_owned(), project.id.clone());
            book.projects.push(project.clone());
            Ok((project, true))
        });
        let (project, is_new) = made.await?;
        if is_new {
            self.tell(&project.id, ProjectChange::Created);
        }
        Ok((project, is_new))
    }

    /// Changes a project. Nobody is told where nothing changed.
    ///
    /// Errors: `NotFound`, `Store`.
    pub async fn update(
        &self,
        id: &str,
        edit: ProjectEdit,
        now: Millis,
    ) -> Result<Project, ProjectError> {
        let updated = self.change(|book| {
            let project = book.find(id)?;
            let ProjectEdit {
                name,
                roots,
                metadata,
            } = edit.clone();
            let new = Project {
                name: name.unwrap_or_else(|| project.name.clone()),
                roots: roots.unwrap_or_else(|| project.roots.clone()),
                metadata: metadata.unwrap_or_else(|| project.metadata.clone()),
                ..project.clone()
            };
            let is_changed = new != *project;
            if is_changed {
                *project = Project {
                    updated_at: now,
                    ..new
                };
            }
            Ok((project.clone(), is_changed))
        });
        let (project, is_changed) = updated.await?;
        if is_changed {
            self.tell(id, ProjectChange::Updated);
        }
        Ok(project)
    }

    /// Moves a project before another one, or to the end, and numbers all places anew.
    ///
    /// Errors: `NotFound`, `NeighborNotFound`, `Store`.
    pub async fn move_before(
        &self,
        id: &str,
        before: Option<&str>,
        now: Millis,
    ) -> Result<(), ProjectError> {
        let ((), is_moved) = self
            .change(|book| {
                book.find(id)?;
                let from = book.projects.iter().position(|project| project.id == id);
                let moved = from.map(|from| book.projects.remove(from));
                let place = match before {
                    None => book.projects.len(),
                    Some(before) => {
                        let place = book.projects.iter().position(|one| one.id == before);
                        place.ok_or_else(|| ProjectError::NeighborNotFound(before.to_owned()))?
                    }
                };
                book.projects.splice(place..place, moved);
                let is_moved = from != Some(place);
                if is_moved {
                    book.find(id)?.updated_at = now;
                }
                for (position, project) in (0..).zip(&mut book.projects) {
                    project.position = position;
                }
                Ok(((), is_moved))
            })
            .await?;
        if is_moved {
            self.tell(id, ProjectChange::Updated);
        }
        Ok(())
    }

    /// Deletes a project. Its threads are still to be taken out of it, see [`Projects::leaving`].
    ///
    /// Errors: `NotFound`, `Store`.
    pub async fn delete(&self, id: &str) -> Result<(), ProjectError> {
        self.change(|book| {
            book.find(id)?;
            book.projects.retain(|project| project.id != id);
            book.leaving.push(id.to_owned());
            Ok(((), true))
        })
        .await?;
        self.tell(id, ProjectChange::Deleted);
        Ok(())
    }

    /// Returns the deleted projects whose threads may still name them: those of which nobody said [`Projects::left`].
    ///
    /// Errors: the store failed.
    pub async fn leaving(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.read().await?.0.leaving)
    }

    /// Notes that no thread names a deleted project anymore.
    ///
    /// Errors: `Store`.
    pub async fn left(&self, id: &str) -> Result<(), ProjectError> {
        self.change(|book| {
            book.leaving.retain(|known| known != id);
            Ok(((), true))
        })
        .await?;
        Ok(())
    }

    fn tell(&self, project: &str, change: ProjectChange) {
        let project = project.to_owned();
        self.events.publish(&Notice::ProjectChanged {
            project: project.clone(),
            change,
        });
        self.events
            .emit(HostEventKind::ProjectChanged { project, change });
    }

    async fn read(&self) -> Result<(Book, u64), StoreError> {
        let (book, revision) = self.records.get::<Book>(NAMESPACE, KEY).await?;
        Ok((book.unwrap_or_default(), revision))
    }

    /// Changes the projects as they are now. `edit` also tells whether it changed anything.
    async fn change<T>(
        &self,
        mut edit: impl FnMut(&mut Book) -> Result<(T, bool), ProjectError>,
    ) -> Result<(T, bool), ProjectError> {
        for _ in 0..TRIES {
            let (mut book, revision) = self.read().await?;
            let (done, is_changed) = edit(&mut book)?;
            if !is_changed {
                return Ok((done, false));
            }
            match self
                .records
                .put(NAMESPACE, KEY, Some(&book), revision)
                .await
            {
                Ok(_) => return Ok((done, true)),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use threadwire_engine::SqliteStore;

    use super::*;

    fn projects() -> Projects {
        let store = Arc::new(SqliteStore::open(None).unwrap());
        Projects::new(Records::new(store), Events::default())
    }

    fn project(id: &str) -> Project {
        Project {
            id: id.to_owned(),
            name: id.to_owned(),
            roots: Vec::new(),
            metadata: BTreeMap::new(),
            position: 0,
            created_at: 1,
            updated_at: 1,
        }
    }

    async fn places(projects: &Projects) -> Vec<(String, i64)> {
        let all = projects.all().await.unwrap().into_iter();
        all.map(|one| (one.id, one.position)).collect()
    }

    #[tokio::test]
    async fn projects_keep_their_order_and_are_numbered_anew_when_one_moves() {
        let all = projects();
        for id in ["a", "b", "c"] {
            assert!(all.create(project(id), id).await.unwrap().1);
        }
        all.delete("a").await.unwrap();
        assert_eq!(all.leaving().await.unwrap(), ["a"]);
        all.left("a").await.unwrap();
        assert!(all.leaving().await.unwrap().is_empty());
        let [b, c] = ["b", "c"].map(str::to_owned);
        assert_eq!(places(&all).await, [(b.clone(), 1), (c.clone(), 2)]);
        all.move_before("c", Some("b"), 2).await.unwrap();
        assert_eq!(places(&all).await, [(c.clone(), 0), (b.clone(), 1)]);
        let refused = all.move_before("c", Some("a"), 3).await;
        assert!(matches!(refused, Err(ProjectError::NeighborNotFound(_))));
        // A refused move leaves the project where it was.
        assert_eq!(places(&all).await, [(c, 0), (b, 1)]);
    }

    #[tokio::test]
    async fn a_key_names_one_project_forever() {
        let all = projects();
        all.create(project("a"), "key").await.unwrap();
        let (again, is_new) = all.create(project("b"), "key").await.unwrap();
        assert_eq!((&*again.id, is_new), ("a", false));
        all.delete("a").await.unwrap();
        let again = all.create(project("b"), "key").await;
        assert!(matches!(again, Err(ProjectError::Deleted(_))));
        let unknown = all.update("a", ProjectEdit::default(), 2).await;
        assert!(matches!(unknown, Err(ProjectError::NotFound(_))));
    }
}
