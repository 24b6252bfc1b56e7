//! Projects: `project/*`, and the projects of threads.

use std::{cmp::Ordering, collections::HashSet, path::Path};

use serde_json::value::to_raw_value;
use threadwire_engine::{ChildFilter, Error, Json, StoreError, ThreadId, ThreadQuery, ThreadSort};
use threadwire_host::projects::{Project, ProjectChange, ProjectEdit, ProjectError, Projects};
use threadwire_protocol::{
    CallError,
    codex::{
        self as wire, ProjectChangeType, ProjectChangedNotification, ProjectCreateParams,
        ProjectCreateResponse, ProjectDeleteParams, ProjectDeleteResponse, ProjectImportParams,
        ProjectImportResponse, ProjectListParams, ProjectListResponse, ProjectMethods,
        ProjectMoveParams, ProjectMoveResponse, ProjectReadParams, ProjectReadResponse,
        ProjectRoot, ProjectSortKey, ProjectUpdateParams, ProjectUpdateResponse, SortDirection,
        errors::{self, project_import, project_list, project_move},
    },
};
use threadwire_workspace::{files, sort::sort_by};

use super::{
    CodexSession, Failure, families, fs,
    metadata::project::{KEY, entries, filter, of},
};
use crate::dialects::time;

/// How many threads are read at once to take them out of a deleted project.
const BATCH: usize = 100;

/// The longest idempotency key, in bytes.
const MAX_KEY: usize = 512;

impl ProjectMethods for families::Project {
    async fn project_create(
        &self,
        params: ProjectCreateParams,
    ) -> Result<ProjectCreateResponse, Failure> {
        let key = key(&params.idempotency_key)?;
        let project = new_project(&params.name, params.roots, params.metadata)?;
        let made = self.projects().create(project, key).await;
        let (project, _) = made.map_err(refused)?;
        Ok(ProjectCreateResponse {
            project: self.shown(project).await?,
        })
    }

    async fn project_import(
        &self,
        params: ProjectImportParams,
    ) -> Result<ProjectImportResponse, Failure> {
        let key = key(&params.idempotency_key)?;
        let project = new_project(&params.name, params.roots, params.metadata)?;
        let known = self.projects().by_key(key).await.map_err(refused)?;
        let project = match known {
            Some(project) => project,
            None => {
                let threads = self.to_import(params.threads.unwrap_or_default()).await?;
                let made = self.projects().create(project, key).await;
                let (project, is_new) = made.map_err(refused)?;
                for thread in threads.into_iter().filter(|_| is_new) {
                    self.put_into(thread, Some(&project.id)).await?;
                }
                project
            }
        };
        Ok(ProjectImportResponse {
            project: self.shown(project).await?,
        })
    }

    async fn project_read(
        &self,
        params: ProjectReadParams,
    ) -> Result<ProjectReadResponse, Failure> {
        let project = self.projects().get(&params.project_id).await;
        Ok(ProjectReadResponse {
            project: self.shown(project.map_err(refused)?).await?,
        })
    }

    async fn project_list(
        &self,
        params: ProjectListParams,
    ) -> Result<ProjectListResponse, Failure> {
        if params.sort_key.is_none() && params.sort_direction.is_some() {
            return Err(project_list::sort_key_missing().into());
        }
        let by_recency = params.sort_key == Some(ProjectSortKey::RecencyAt);
        let order = Order {
            by_recency,
            descending: match params.sort_direction {
                Some(direction) => direction == SortDirection::Desc,
                None => by_recency,
            },
        };
        let after = params.cursor.map(|cursor| order.place_of(&cursor));
        let after = after
            .map(|place| place.ok_or_else(project_list::invalid_project_cursor))
            .transpose()?;
        self.finish_deleted().await?;
        let mut all = Vec::new();
        for project in self.projects().all().await.map_err(failed)? {
            all.push(self.shown(project).await?);
        }
        all.retain(|project| {
            let place = order.place(project);
            let is_after = |after| order.compare(&place, after) == Ordering::Greater;
            after.as_ref().is_none_or(is_after)
        });
        sort_by(&mut all, |a, b| {
            order.compare(&order.place(a), &order.place(b))
        });
        let limit = params
            .limit
            .map_or(all.len(), |limit| limit.max(1) as usize);
        let more = all.len() > limit;
        all.truncate(limit);
        let last = all.last().filter(|_| more);
        Ok(ProjectListResponse {
            next_cursor: last.map(|last| order.cursor(&order.place(last))),
            data: all,
        })
    }

    async fn project_update(
        &self,
        params: ProjectUpdateParams,
    ) -> Result<ProjectUpdateResponse, Failure> {
        let edit = ProjectEdit {
            name: params.name.as_deref().map(name).transpose()?,
            roots: params.roots.map(roots).transpose()?,
            metadata: params.metadata,
        };
        let updated = self
            .projects()
            .update(&params.project_id, edit, time::now());
        let project = updated.await.map_err(refused)?;
        Ok(ProjectUpdateResponse {
            project: self.shown(project).await?,
        })
    }

    async fn project_move(
        &self,
        params: ProjectMoveParams,
    ) -> Result<ProjectMoveResponse, Failure> {
        let (id, before) = (&params.project_id, params.before_project_id.as_deref());
        if before == Some(&**id) {
            self.projects().get(id).await.map_err(refused)?;
            return Err(project_move::before_itself(id).into());
        }
        let moved = self.projects().move_before(id, before, time::now()).await;
        moved.map_err(refused)?;
        Ok(ProjectMoveResponse {})
    }

    async fn project_delete(
        &self,
        params: ProjectDeleteParams,
    ) -> Result<ProjectDeleteResponse, Failure> {
        let deleted = self.projects().delete(&params.project_id).await;
        deleted.map_err(refused)?;
        self.finish_deleted().await?;
        Ok(ProjectDeleteResponse {})
    }
}

impl CodexSession {
    fn projects(&self) -> &Projects {
        &self.connection.services().host.projects
    }

    /// Checks the threads of an import.
    async fn to_import(&self, threads: Vec<String>) -> Result<Vec<ThreadId>, Failure> {
        let mut seen = HashSet::new();
        let mut found = Vec::with_capacity(threads.len());
        for thread in threads {
            let unknown = || errors::thread_param_not_found(&thread);
            if !seen.insert(thread.clone()) {
                return Err(project_import::duplicate_thread(&thread).into());
            }
            let id = thread.parse().map_err(|_| unknown())?;
            if !self.connection.rights().may_act_on(&thread) {
                return Err(CallError::NotAttached { thread }.into());
            }
            match self.engine().thread(id).await {
                Ok(known) if !known.ephemeral => found.push(id),
                Ok(_) | Err(Error::ThreadNotFound(_)) => return Err(unknown().into()),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(found)
    }

    /// Checks the project that a new thread is to belong to, and returns its entry of [`threadwire_engine::Thread::extra`].
    pub(super) async fn entry_of_project(&self, id: &str) -> Result<(String, Json), Failure> {
        let found = self.projects().get(id).await;
        let project = found.map_err(|error| match error {
            ProjectError::NotFound(id) => errors::unknown_project(&id).into(),
            error => refused(error),
        })?;
        Ok((format!("{KEY}{}", project.id), count(0)?))
    }

    /// Puts a thread into a project, or takes it out of its project.
    ///
    /// Errors: there is no such project.
    pub(super) async fn put_into(
        &self,
        id: ThreadId,
        project: Option<&str>,
    ) -> Result<(), Failure> {
        let thread = self.engine().thread(id).await?;
        if let Some(project) = project {
            self.entry_of_project(project).await?;
        }
        if of(&thread) == project {
            return Ok(());
        }
        let mut old: Vec<String> = entries(&thread).map(|(key, _)| key.to_owned()).collect();
        if let Some(project) = project {
            let key = format!("{KEY}{project}");
            let last = entries(&thread).map(|(_, moves)| moves).max();
            let moves = count(last.map_or(0, |last| last + 1))?;
            self.engine().set_extra(id, &key, Some(moves)).await?;
            old.retain(|one| *one != key);
        }
        for key in old {
            self.engine().set_extra(id, &key, None).await?;
        }
        Ok(())
    }

    /// Takes the threads out of deleted projects. This also finishes what a process that was killed has begun.
    async fn finish_deleted(&self) -> Result<(), Failure> {
        for project in self.projects().leaving().await.map_err(failed)? {
            let key = format!("{KEY}{project}");
            let mut cursor = None;
            loop {
                let query = ThreadQuery {
                    limit: BATCH,
                    cursor,
                    ..threads_of(&project)
                };
                let page = self.engine().list_threads(query).await?;
                for thread in page.data {
                    match self.engine().set_extra(thread.id, &key, None).await {
                        Ok(()) | Err(Error::ThreadNotFound(_)) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
                cursor = page.next;
                if cursor.is_none() {
                    break;
                }
            }
            self.projects().left(&project).await.map_err(refused)?;
        }
        Ok(())
    }

    /// Fails if a list asks for the threads of a project that does not exist.
    pub(super) async fn check_project(&self, id: &str) -> Result<(), Failure> {
        if id.is_empty() {
            return Err(errors::thread_list::project_id_empty().into());
        }
        self.projects().get(id).await.map_err(refused)?;
        Ok(())
    }

    async fn shown(&self, project: Project) -> Result<wire::Project, Failure> {
        let query = ThreadQuery {
            archived: Some(false),
            sort: ThreadSort::Recent,
            descending: true,
            limit: 1,
            with_turns_only: true,
            ..threads_of(&project.id)
        };
        let latest = self.engine().list_threads(query).await?;
        Ok(wire::Project {
            id: project.id,
            name: project.name,
            roots: project
                .roots
                .into_iter()
                .map(|path| ProjectRoot { path })
                .collect(),
            metadata: project.metadata,
            position: project.position,
            created_at: project.created_at.div_euclid(1000),
            updated_at: project.updated_at.div_euclid(1000),
            recency_at: latest
                .data
                .first()
                .map(|thread| thread.recent_at.div_euclid(1000)),
        })
    }
}

/// Makes the query for the threads of a project.
fn threads_of(project: &str) -> ThreadQuery {
    ThreadQuery {
        extra: Some(filter(Some(project))),
        spawned: ChildFilter::Any,
        ..ThreadQuery::default()
    }
}

/// Makes the notification about a change of a project.
pub(super) fn changed(project: &str, change: ProjectChange) -> ProjectChangedNotification {
    ProjectChangedNotification {
        project_id: project.to_owned(),
        change_type: match change {
            ProjectChange::Created => ProjectChangeType::Created,
            ProjectChange::Updated => ProjectChangeType::Updated,
            ProjectChange::Deleted => ProjectChangeType::Deleted,
        },
    }
}

/// The order of a list of projects.
#[derive(Clone, Copy)]
struct Order {
    by_recency: bool,
    descending: bool,
}

/// The place of a project in a list: its value, if it has one, and its id.
type Place = (Option<i64>, String);

impl Order {
    fn place(self, project: &wire::Project) -> Place {
        let value = match self.by_recency {
            true => project.recency_at,
            false => Some(project.position),
        };
        (value, project.id.clone())
    }

    /// Compares two places. Those without a value come last in both directions.
    fn compare(self, a: &Place, b: &Place) -> Ordering {
        let by_value = (a.0, &a.1).cmp(&(b.0, &b.1));
        let by_value = match self.descending {
            true => by_value.reverse(),
            false => by_value,
        };
        a.0.is_none().cmp(&b.0.is_none()).then(by_value)
    }

    fn name(self) -> &'static str {
        match (self.by_recency, self.descending) {
            (false, false) => "position|asc",
            (false, true) => "position|desc",
            (true, false) => "recencyAt|asc",
            (true, true) => "recencyAt|desc",
        }
    }

    fn cursor(self, (value, id): &Place) -> String {
        let value = value.map_or_else(|| "null".to_owned(), |value| value.to_string());
        format!("v1|{}|{value}|{id}", self.name())
    }

    /// Reads a cursor that was made for this order.
    fn place_of(self, cursor: &str) -> Option<Place> {
        let rest = cursor.strip_prefix("v1|")?.strip_prefix(self.name())?;
        let (value, id) = rest.strip_prefix('|')?.split_once('|')?;
        let value = match value {
            "null" => None,
            value => Some(value.parse().ok()?),
        };
        Some((value, id.to_owned()))
    }
}

fn new_project(
    name: &str,
    roots: Vec<ProjectRoot>,
    metadata: Option<std::collections::BTreeMap<String, String>>,
) -> Result<Project, Failure> {
    let now = time::now();
    Ok(Project {
        id: ThreadId::default().to_string(),
        name: self::name(name)?,
        roots: self::roots(roots)?,
        metadata: metadata.unwrap_or_default(),
        position: 0,
        created_at: now,
        updated_at: now,
    })
}

fn key(key: &str) -> Result<&str, Failure> {
    match key.trim() {
        "" => Err(errors::idempotency_key_empty().into()),
        _ if key.len() > MAX_KEY => Err(errors::idempotency_key_too_long(&MAX_KEY).into()),
        _ => Ok(key),
    }
}

fn name(name: &str) -> Result<String, Failure> {
    match name.trim() {
        "" => Err(errors::project_name_empty().into()),
        name => Ok(name.to_owned()),
    }
}

fn roots(roots: Vec<ProjectRoot>) -> Result<Vec<String>, Failure> {
    let mut paths = Vec::with_capacity(roots.len());
    for root in roots {
        let path = files::absolute(Path::new("/"), fs::absolute(&root.path)?);
        let path = path.display().to_string();
        if paths.contains(&path) {
            return Err(errors::duplicate_project_root(&path).into());
        }
        paths.push(path);
    }
    Ok(paths)
}

fn count(moves: u64) -> Result<Json, Failure> {
    let count = to_raw_value(&moves).map_err(StoreError::from);
    Ok(count.map_err(failed)?.into())
}

fn refused(error: ProjectError) -> Failure {
    match error {
        ProjectError::NotFound(id) => errors::project_not_found(&id).into(),
        ProjectError::NeighborNotFound(id) => project_move::before_project_not_found(&id).into(),
        ProjectError::Deleted(key) => errors::deleted_project_key(&key).into(),
        ProjectError::Store(error) => failed(error),
    }
}

fn failed(error: StoreError) -> Failure {
    Error::from(error).into()
}
