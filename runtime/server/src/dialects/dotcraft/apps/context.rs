//! The methods `app/binding/context/*`, `thread/appContextBlocks/list` and `app/threadInput/enqueue`: what bound apps
//! add to a thread.

use threadwire_engine::NewQueuedInput;
use threadwire_protocol::dotcraft::{
    AppBindingContextRemoveParams, AppBindingContextUpsertParams, AppContextBlock,
    AppContextBlockVisibility, AppContextMethods, AppThreadInputEnqueueParams,
    AppThreadInputEnqueueResponse, AppThreadInputStartPolicy, EmptyObject,
    ThreadAppContextBlocksListParams, ThreadAppContextBlocksListResponse, ThreadStatus, errors,
};

use super::end;
use crate::dialects::{
    dotcraft::{
        Failure,
        extra::bound::{Block, bound, sort},
        families,
        to_wire::{self, Trigger},
    },
    time::{iso, now},
};

/// The maximum size of a block, in bytes.
const MAX_BLOCK: usize = 16 << 10;

/// How many blocks a binding may have.
const MAX_BLOCKS: usize = 32;

impl AppContextMethods for families::AppContext {
    async fn app_binding_context_upsert(
        &self,
        params: AppBindingContextUpsertParams,
    ) -> Result<EmptyObject, Failure> {
        let now = now();
        if params.block_id.trim().is_empty() {
            return Err(Failure::invalid("blockId", "must not be blank"));
        }
        for (member, text) in [("title", &params.title), ("content", &params.content)] {
            let size = text.len();
            if size > MAX_BLOCK {
                let problem = format!("has {size} bytes, more than {MAX_BLOCK}");
                return Err(Failure::invalid(member, problem));
            }
        }
        if let Some(AppContextBlockVisibility::Unknown(word)) = &params.visibility {
            return Err(Failure::invalid(
                "visibility",
                format!("there is no `{word}`"),
            ));
        }
        let ends = end("expiresAt", params.expires_at.as_ref(), now)?;
        let _order = self.dialect.entries.lock().await;
        let ids = (&*params.binding_id, &*params.app_id, &*params.grant_id);
        let (thread, mut bound, at) = self.granted(ids, now).await?;
        self.permit_app("app/binding/context/upsert", thread.id)?;
        let blocks = &mut bound.bindings[at].blocks;
        blocks.retain(|one| one.block.block_id != params.block_id);
        blocks.retain(|one| one.ends.is_none_or(|end| end > now));
        if blocks.len() >= MAX_BLOCKS {
            let problem = format!("the binding has {MAX_BLOCKS} blocks already");
            return Err(Failure::invalid("blockId", problem));
        }
        blocks.push(Block {
            block: AppContextBlock {
                block_id: params.block_id,
                thread_id: thread.id.to_string(),
                binding_id: params.binding_id,
                app_id: params.app_id,
                kind: params.kind.as_str().into(),
                title: params.title,
                content: params.content,
                order: params.order,
                version: params.version,
                updated_at: iso(now),
                expires_at: ends.map(iso),
                visibility: params
                    .visibility
                    .unwrap_or(AppContextBlockVisibility::Model),
            },
            ends,
        });
        self.keep(thread.id, &bound).await?;
        Ok(EmptyObject {})
    }

    async fn app_binding_context_remove(
        &self,
        params: AppBindingContextRemoveParams,
    ) -> Result<EmptyObject, Failure> {
        let _order = self.dialect.entries.lock().await;
        let ids = (&*params.binding_id, &*params.app_id, &*params.grant_id);
        let (thread, mut bound, at) = self.granted(ids, now()).await?;
        self.permit_app("app/binding/context/remove", thread.id)?;
        let blocks = &mut bound.bindings[at].blocks;
        let before = blocks.len();
        blocks.retain(|one| one.block.block_id != params.block_id);
        if blocks.len() == before {
            return Err(Failure::invalid("blockId", "the binding has no such block"));
        }
        self.keep(thread.id, &bound).await?;
        Ok(EmptyObject {})
    }

    async fn thread_app_context_blocks_list(
        &self,
        params: ThreadAppContextBlocksListParams,
    ) -> Result<ThreadAppContextBlocksListResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        let (bound, now) = (bound(&thread), now());
        let mut blocks: Vec<&AppContextBlock> = match params.include_inactive {
            Some(true) => {
                let bindings = bound.bindings.iter();
                let all = bindings.flat_map(|binding| &binding.blocks);
                all.map(|one| &one.block).collect()
            }
            _ => {
                let bindings = bound.bindings.iter();
                let shown = bindings.flat_map(|binding| binding.shown(now));
                shown.map(|one| &one.block).collect()
            }
        };
        sort(&mut blocks);
        Ok(ThreadAppContextBlocksListResponse {
            blocks: blocks.into_iter().cloned().collect(),
        })
    }

    async fn app_thread_input_enqueue(
        &self,
        params: AppThreadInputEnqueueParams,
    ) -> Result<AppThreadInputEnqueueResponse, Failure> {
        let input = self.input(params.input).await?;
        let waits = match &params.start_policy {
            None | Some(AppThreadInputStartPolicy::QueueOnly) => true,
            Some(AppThreadInputStartPolicy::RunWhenIdle) => false,
            Some(AppThreadInputStartPolicy::Unknown(policy)) => {
                let problem = format!("there is no policy `{policy}`");
                return Err(Failure::invalid("startPolicy", problem));
            }
        };
        let ids = (&*params.binding_id, &*params.app_id, &*params.grant_id);
        let (thread, bound, at) = self.granted(ids, now()).await?;
        self.permit_app("app/threadInput/enqueue", thread.id)?;
        if to_wire::status(&thread) != ThreadStatus::Active {
            return Err(errors::thread_not_active().into());
        }
        let trigger = Trigger {
            label: params
                .trigger_label
                .or_else(|| Some(bound.bindings[at].name.clone())),
            reference: params.trigger_ref_id,
            binding: params.binding_id,
            display: params.display_text,
        };
        let handle = self.engine().load_thread(thread.id).await?;
        let queued = handle
            .enqueue(NewQueuedInput {
                input,
                origin: self.origin(&thread.origin),
                metadata: serde_json::to_string(&trigger).ok(),
                waits,
                ..NewQueuedInput::default()
            })
            .await?;
        let queue = handle.snapshot().await.queue;
        Ok(AppThreadInputEnqueueResponse {
            queued_input: to_wire::queued_input(thread.id, &queued),
            queued_inputs: to_wire::queue(thread.id, &queue),
        })
    }
}
