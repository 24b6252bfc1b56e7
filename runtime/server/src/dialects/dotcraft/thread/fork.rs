//! The method `thread/fork`.

use std::path::{Component, Path};

use threadwire_agent::{ADDED, SessionStart};
use threadwire_engine::{ForkThread, ThreadId, TurnId, TurnQuery};
use threadwire_host::worktrees::Worktree;
use threadwire_protocol::dotcraft::{
    ForkPoint, ForkPosition, ThreadForkParams, ThreadForkResponse,
};

use crate::dialects::dotcraft::{
    Failure, extra, families, from_wire,
    profiles::check_beside_profile,
    to_wire::{self, ThreadView},
    worktree,
};

/// The turns that a fork copies.
enum Copied {
    /// All that have ended.
    All,
    /// Those up to this one.
    Until(TurnId),
    /// None. This turn is the first one.
    None(TurnId),
}

impl families::Ready {
    /// Copies a thread. The tools of the copy work in a worktree, if one is given.
    pub(in crate::dialects::dotcraft) async fn fork(
        &self,
        params: ThreadForkParams,
        worktree: Option<&Worktree>,
    ) -> Result<ThreadForkResponse, Failure> {
        let source = self.stored(&params.thread_id).await?;
        check_path(params.path.as_deref(), &params.thread_id)?;
        let mut change = params.config.unwrap_or_default();
        if change.agent_profile_id.is_some() {
            self.put_under_profile(&mut change).await?;
        } else {
            check_beside_profile(&extra::config(&source), &change)?;
        }
        let copied = match params.fork_point {
            Some(point) => self.copied(source.id, point).await?,
            None => Copied::All,
        };
        let defaults = self.defaults(source.workspace()).await?;
        let config = extra::merged(&extra::config(&source), &change);
        let config = extra::without_secrets(config);
        let mut settings = extra::settings(&change, &defaults);
        // What a client added to the prompt of the source stays with the source.
        let instructions = extra::instructions(&config, None, &defaults);
        settings.base_instructions = instructions.base_instructions;
        settings.developer_instructions = instructions.developer_instructions;
        settings.tools = Some(Vec::new());
        if let Some(worktree) = worktree {
            settings.cwd = Some(worktree.cwd.clone());
        }
        let mut origin = source.origin.clone();
        if let Some(identity) = &params.identity {
            self.speak_as(identity);
            origin.source.clone_from(&identity.channel_name);
            origin.user = identity.user_id.clone().or(origin.user);
            origin.context = identity.channel_context.clone().or(origin.context);
        }
        origin.client.clone_from(&self.client.name);
        let last = match copied {
            Copied::All => self.last_ended(source.id).await?,
            Copied::Until(turn) => Some(turn),
            Copied::None(_) => None,
        };
        let mut fork = ForkThread {
            last_turn: match copied {
                Copied::All => None,
                Copied::Until(turn) | Copied::None(turn) => Some(turn),
            },
            name: from_wire::thread_name(params.display_name.as_deref())?
                .or_else(|| source.name.clone()),
            ephemeral: params.ephemeral == Some(true),
            workspace: Some(source.workspace().to_owned()),
            origin,
            settings,
            ..ForkThread::default()
        };
        let mut keep = |key: &str, value| {
            fork.extra
                .extend(Option::map(value, |value| (key.to_owned(), value)));
        };
        keep(extra::CONFIG, extra::value(&config));
        if let Some(worktree) = worktree {
            keep(extra::WORKTREE, extra::value(&worktree::info(worktree)));
        }
        keep(extra::FORKED_AT, last.as_ref().and_then(extra::value));
        let handle = self.engine().fork_thread(source.id, fork).await?;
        handle.state(SessionStart::default).set_forked();
        let id = handle.id();
        self.connection.attach(id);
        let left = [extra::CONTEXT, extra::PAGES, extra::APPS, ADDED];
        for key in left {
            if source.extra.contains_key(key) {
                self.engine().set_extra(id, key, None).await?;
            }
        }
        if let Copied::None(first) = copied {
            self.engine().remove_turns(id, first).await?;
        }
        let thread = match params.exclude_turns {
            Some(true) => {
                let thread = self.engine().thread(id).await?;
                to_wire::thread(&thread, ThreadView::default())
            }
            _ => self.whole(id).await?,
        };
        Ok(ThreadForkResponse { thread })
    }

    /// Returns the turns before or up to a place in a thread. A place within a turn is refused.
    async fn copied(&self, thread: ThreadId, point: ForkPoint) -> Result<Copied, Failure> {
        let unknown = |member: &str| Failure::invalid(member, "the thread has no such place");
        let query = TurnQuery {
            items: point.item_id.is_some(),
            ..TurnQuery::default()
        };
        let turns = self.engine().turns(thread, query).await?.data;
        let at = turns
            .iter()
            .position(|turn| turn.turn.id.to_string() == point.turn_id)
            .ok_or_else(|| unknown("forkPoint.turnId"))?;
        let before = match point.position {
            None | Some(ForkPosition::After) => false,
            Some(ForkPosition::Before) => true,
            Some(ForkPosition::Unknown(position)) => {
                let problem = format!("there is no position {position}");
                return Err(Failure::invalid("forkPoint.position", problem));
            }
        };
        if let Some(item) = &point.item_id {
            let items = &turns[at].items;
            let place = items
                .iter()
                .position(|known| known.id.to_string() == *item)
                .ok_or_else(|| unknown("forkPoint.itemId"))?;
            let is_edge = match before {
                true => place == 0,
                false => place + 1 == items.len(),
            };
            if !is_edge {
                let problem = "a thread is cut between turns only: name the first or the last item";
                return Err(Failure::invalid("forkPoint.itemId", problem));
            }
        }
        Ok(match (before, at) {
            (false, _) => Copied::Until(turns[at].turn.id),
            (true, 0) => Copied::None(turns[0].turn.id),
            (true, _) => Copied::Until(turns[at - 1].turn.id),
        })
    }

    /// Returns the last turn of a thread that has ended.
    async fn last_ended(&self, thread: ThreadId) -> Result<Option<TurnId>, Failure> {
        let query = TurnQuery {
            limit: Some(2),
            descending: true,
            ..TurnQuery::default()
        };
        let turns = self.engine().turns(thread, query).await?.data;
        let mut ended = turns.iter().filter(|turn| turn.turn.completed_at.is_some());
        Ok(ended.next().map(|turn| turn.turn.id))
    }
}

/// Checks that a path is a file of the thread: `.craft/threads/<folder>/<id>.jsonl`, in whichever workspace.
fn check_path(path: Option<&str>, thread: &str) -> Result<(), Failure> {
    let Some(path) = path.filter(|path| !path.is_empty()) else {
        return Ok(());
    };
    let path = Path::new(path);
    let names: Vec<_> = path.components().collect();
    let stays = names.iter().all(|name| *name != Component::ParentDir);
    let mut pairs = names.windows(2);
    let craft = Component::Normal(".craft".as_ref());
    let threads = Component::Normal("threads".as_ref());
    let is_there = pairs.any(|pair| pair == [craft, threads]);
    match stays && is_there && path.file_stem().is_some_and(|stem| stem == thread) {
        true => Ok(()),
        false => Err(Failure::invalid(
            "path",
            "must be the file of the thread below .craft/threads",
        )),
    }
}
