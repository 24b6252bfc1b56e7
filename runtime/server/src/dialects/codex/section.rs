//! The sections of the user's list of threads: `threadSection/*`, `thread/section/move`, and the threads of a section.

use threadwire_engine::{Error, StoreError, ThreadId};
use threadwire_host::sections::{Appearance, Section, SectionError, Sections};
use threadwire_protocol::codex::{
    self as wire, ThreadSectionAppearance, ThreadSectionCreateParams, ThreadSectionCreateResponse,
    ThreadSectionDeleteParams, ThreadSectionDeleteResponse, ThreadSectionListParams,
    ThreadSectionListResponse, ThreadSectionMethods, ThreadSectionMoveParams,
    ThreadSectionMoveResponse, ThreadSectionUpdateParams, ThreadSectionUpdateResponse,
    errors::{self, thread_section_delete, thread_section_move, thread_section_update},
};

use super::{CodexSession, Failure, families, from_wire};
use crate::dialects::time;

/// The longest name of a color or an icon, in bytes.
const MAX_LOOK: usize = 64;

impl ThreadSectionMethods for families::ThreadSection {
    async fn thread_section_create(
        &self,
        params: ThreadSectionCreateParams,
    ) -> Result<ThreadSectionCreateResponse, Failure> {
        let name = name(&params.name)?;
        let appearance = params.appearance.map(appearance).transpose()?;
        let id = ThreadId::default().to_string();
        let made = self.sections().create(id, name, appearance).await;
        Ok(ThreadSectionCreateResponse {
            section: section(&made.map_err(refused)?),
        })
    }

    async fn thread_section_update(
        &self,
        params: ThreadSectionUpdateParams,
    ) -> Result<ThreadSectionUpdateResponse, Failure> {
        if params.section_id.trim().is_empty() {
            return Err(errors::section_id_empty().into());
        }
        let name = name(&params.name)?;
        let looks = params
            .appearance
            .map(|looks| looks.map(appearance).transpose());
        let looks = looks.transpose()?;
        let updated = self.sections().update(&params.section_id, name, looks);
        let updated = updated.await.map_err(|error| match error {
            SectionError::BuiltIn => thread_section_update::section_built_in().into(),
            error => refused(error),
        });
        Ok(ThreadSectionUpdateResponse {
            section: section(&updated?),
        })
    }

    async fn thread_section_delete(
        &self,
        params: ThreadSectionDeleteParams,
    ) -> Result<ThreadSectionDeleteResponse, Failure> {
        if params.section_id.trim().is_empty() {
            return Err(errors::section_id_empty().into());
        }
        let deleted = self.sections().delete(&params.section_id).await;
        deleted.map_err(|error| match error {
            SectionError::BuiltIn => thread_section_delete::section_built_in().into(),
            error => refused(error),
        })?;
        Ok(ThreadSectionDeleteResponse {})
    }

    async fn thread_section_list(
        &self,
        params: ThreadSectionListParams,
    ) -> Result<ThreadSectionListResponse, Failure> {
        let list = self.sections().all().await.map_err(failed)?;
        let all = &list.sections;
        // The built-in section comes first although its id may be greater.
        let start = match &params.cursor {
            None => 0,
            Some(cursor) if cursor.trim().is_empty() => 0,
            Some(cursor) => all
                .iter()
                .position(|section| section.id == *cursor)
                .map_or(all.len(), |place| place + 1),
        };
        let count = params
            .limit
            .map_or(all.len(), |limit| limit.max(1) as usize);
        let page: Vec<_> = all.iter().skip(start).take(count).collect();
        let is_last = start + page.len() >= all.len();
        let last = page.last().filter(|_| !is_last);
        Ok(ThreadSectionListResponse {
            next_cursor: last.map(|section| section.id.clone()),
            data: page.into_iter().map(section).collect(),
        })
    }

    async fn thread_section_move(
        &self,
        params: ThreadSectionMoveParams,
    ) -> Result<ThreadSectionMoveResponse, Failure> {
        let thread = from_wire::thread_id(&params.thread_id)?;
        let section = params
            .section_id
            .as_ref()
            .ok_or_else(|| errors::invalid_request(&"missing field `sectionId`"))?
            .as_deref();
        if section.is_some_and(|section| section.trim().is_empty()) {
            return Err(thread_section_move::target_section_empty().into());
        }
        let before = match &params.before_thread_id {
            Some(_) if section.is_none() => {
                return Err(thread_section_move::section_missing().into());
            }
            Some(before) => Some(
                from_wire::uuid(before)
                    .map_err(|problem| thread_section_move::invalid_before_thread_id(&problem))?,
            ),
            None => None,
        };
        if before == Some(thread) {
            return Err(thread_section_move::before_itself(&thread).into());
        }
        self.engine().thread(thread).await?;
        let sections = self.sections();
        let moved = sections.move_thread(thread, section, before, time::now());
        moved.await.map_err(|error| match error {
            SectionError::NotFound(id) => thread_section_move::unknown_section(&id).into(),
            SectionError::Elsewhere(before, id) => {
                thread_section_move::before_thread_elsewhere(&before, &id).into()
            }
            error => refused(error),
        })?;
        Ok(ThreadSectionMoveResponse {})
    }
}

impl CodexSession {
    fn sections(&self) -> &Sections {
        &self.connection.services().host.sections
    }

    /// Adds its section to each thread of an answer.
    pub(super) async fn add_sections(&self, threads: &mut [wire::Thread]) -> Result<(), Failure> {
        if threads.is_empty() {
            return Ok(());
        }
        let all = self.sections().all().await.map_err(failed)?;
        for thread in threads {
            let known = thread.id.parse().ok().and_then(|id| all.of(id));
            if let Some((known, entered_at)) = known {
                thread.section = Some(section(known));
                thread.section_entered_at = Some(entered_at.div_euclid(1000));
            }
        }
        Ok(())
    }

    /// Adds the section of the thread of an answer.
    pub(super) async fn with_section(&self, thread: wire::Thread) -> Result<wire::Thread, Failure> {
        let mut threads = [thread];
        self.add_sections(&mut threads).await?;
        let [thread] = threads;
        Ok(thread)
    }

    /// Returns all threads that are in a section.
    pub(super) async fn sectioned(&self) -> Result<Vec<ThreadId>, Failure> {
        let all = self.sections().all().await.map_err(failed)?;
        Ok(all.threads().collect())
    }

    /// Returns the threads of a section, in its order. Threads that are deleted may still be in it.
    pub(super) async fn threads_of_section(&self, section: &str) -> Result<Vec<ThreadId>, Failure> {
        let all = self.sections().all().await.map_err(failed)?;
        let section = all.sections.iter().find(|known| known.id == section);
        let members = section.into_iter().flat_map(|section| &section.threads);
        Ok(members.map(|member| member.thread).collect())
    }
}

fn name(name: &str) -> Result<String, Failure> {
    match name.trim() {
        "" => Err(errors::section_name_empty().into()),
        name => Ok(name.to_owned()),
    }
}

fn appearance(looks: ThreadSectionAppearance) -> Result<Appearance, Failure> {
    for (member, value) in [("icon", &looks.icon), ("color", &looks.color)] {
        if value.as_ref().is_some_and(|value| value.len() > MAX_LOOK) {
            return Err(errors::section_look_too_long(&member, &MAX_LOOK).into());
        }
    }
    Ok(Appearance {
        color: looks.color,
        icon: looks.icon,
    })
}

fn section(section: &Section) -> wire::ThreadSection {
    let looks = section.appearance.clone();
    wire::ThreadSection {
        id: section.id.clone(),
        name: section.name.clone(),
        appearance: looks.map(|looks| ThreadSectionAppearance {
            color: looks.color,
            icon: looks.icon,
        }),
    }
}

fn refused(error: SectionError) -> Failure {
    match error {
        SectionError::NotFound(id) => errors::section_not_found(&id).into(),
        SectionError::Store(error) => failed(error),
        // The handlers of the methods that meet these have errors of their own for them.
        error @ (SectionError::BuiltIn | SectionError::Elsewhere(..)) => {
            errors::invalid_request(&error).into()
        }
    }
}

fn failed(error: StoreError) -> Failure {
    Error::from(error).into()
}
