//! The methods `app/binding/request/*`, `app/binding/accept`, `app/binding/attachTools` and `thread/appBindings/*`:
//! apps that are bound to threads. The app itself is a client, too: it brings the token of the request, and after that
//! the id of the grant.

use std::collections::BTreeMap;

use threadwire_engine::{Cursor, Millis};
use threadwire_host::apps::{AppConnection, AppState};
use threadwire_protocol::dotcraft::{
    AppBindingAcceptParams, AppBindingAcceptResponse, AppBindingAttachToolsParams,
    AppBindingAttachToolsResponse, AppBindingMethods, AppBindingRequestCancelParams,
    AppBindingRequestCancelResponse, AppBindingRequestCreateParams,
    AppBindingRequestCreateResponse, AppBindingRequestGetParams, AppBindingRequestGetResponse,
    AppBindingState, AppRejectedTool, DynamicToolSpec, ThreadAppBindingsListParams,
    ThreadAppBindingsListResponse, ThreadAppBindingsRefreshParams,
    ThreadAppBindingsRefreshResponse, ThreadAppBindingsRevokeParams,
    ThreadAppBindingsRevokeResponse,
};

use super::{App, PATIENCE, end, entry, scopes, secret, serving::unknown_binding, state, weight};
use crate::dialects::{
    dotcraft::{
        Failure,
        extra::bound::{APP_TOOLS, Binding, Bound, bound, hash, place, process},
        families,
        follow::Follow,
        from_wire, lock,
        to_wire::display_name,
    },
    time::{iso, now},
};

impl AppBindingMethods for families::AppBinding {
    async fn app_binding_request_create(
        &self,
        params: AppBindingRequestCreateParams,
    ) -> Result<AppBindingRequestCreateResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        let app = self.usable_app(&params.app_id).await?;
        self.check_connected(&params.app_id).await?;
        let known = scopes(&app.info);
        for (index, wanted) in params.requested_scopes.iter().enumerate() {
            if !known.iter().any(|scope| scope.id == *wanted) {
                let member = format!("requestedScopes[{index}]");
                return Err(Failure::invalid(member, "the app has no such right"));
            }
        }
        for (index, wanted) in params.requested_tools.iter().flatten().enumerate() {
            if !app
                .info
                .tool_catalog
                .iter()
                .any(|tool| tool.name == *wanted)
                && !is_open(&app)
            {
                let member = format!("requestedTools[{index}]");
                return Err(Failure::invalid(member, "the app has no such tool"));
            }
        }
        let (now, token, key) = (now(), secret()?, secret()?);
        let binding = Binding {
            key,
            app: app.info.app_id.clone(),
            name: app.info.display_name.clone(),
            icon: app.info.icon.clone(),
            namespace: app.info.tool_namespace.clone(),
            state: AppBindingState::Pending,
            requested_scopes: params.requested_scopes.clone(),
            requested_tools: params.requested_tools,
            reason: params.reason,
            source: params.source,
            token_hash: Some(hash(&token)),
            request_ends: now + PATIENCE,
            grant_hash: None,
            granted_scopes: Vec::new(),
            ends: None,
            tools: Vec::new(),
            served_by: None,
            changed_at: now,
            diagnostic: None,
            blocks: Vec::new(),
        };
        let id = binding.request_id(thread.id);
        let handoff = self.handoff(&app, "bind", &id, &token)?;
        let _order = self.dialect.entries.lock().await;
        let mut bound = self.bound_of(thread.id).await?.1;
        let at = bound.add(binding, now).ok_or_else(full)?;
        bound.turn(thread.id, at, AppBindingState::Pending, "requested", now);
        self.keep(thread.id, &bound).await?;
        Ok(AppBindingRequestCreateResponse {
            binding_request_id: id,
            thread_id: thread.id.to_string(),
            app_id: app.info.app_id,
            requested_scopes: params.requested_scopes,
            state: AppBindingState::Pending,
            token_expires_at: iso(now + PATIENCE),
            handoff,
            confirmation: None,
        })
    }

    async fn app_binding_request_get(
        &self,
        params: AppBindingRequestGetParams,
    ) -> Result<AppBindingRequestGetResponse, Failure> {
        let (thread, key) = place(&params.binding_request_id).ok_or_else(unknown_request)?;
        let (thread, bound) = self.bound_of(thread).await.map_err(|_| unknown_request())?;
        let at = requested(&bound, key, &params.request_token, now())?;
        let binding = &bound.bindings[at];
        if binding.app != params.app_id {
            return Err(unknown_request());
        }
        let app = self.app(&params.app_id).await?;
        let wanted = |scope: &str| binding.requested_scopes.iter().any(|one| one == scope);
        let mut requested_scopes = scopes(&app.info);
        requested_scopes.retain(|scope| wanted(&scope.id));
        let catalog = app.info.tool_catalog.iter().map(entry);
        let requested_tools = catalog.filter(|tool| match &binding.requested_tools {
            Some(names) => names.contains(&tool.name),
            None => tool.scope.is_empty() || wanted(&tool.scope),
        });
        Ok(AppBindingRequestGetResponse {
            binding_request_id: params.binding_request_id,
            thread_id: thread.id.to_string(),
            thread_title: display_name(&thread),
            app_id: params.app_id,
            requested_tools: requested_tools.collect(),
            requested_scopes,
            source: binding.source.as_str().into(),
            reason: binding.reason.clone(),
            expires_at: iso(binding.request_ends),
        })
    }

    async fn app_binding_request_cancel(
        &self,
        params: AppBindingRequestCancelParams,
    ) -> Result<AppBindingRequestCancelResponse, Failure> {
        let (id, key) = place(&params.binding_request_id).ok_or_else(unknown_request)?;
        self.permit_app("app/binding/request/cancel", id)?;
        let _order = self.dialect.entries.lock().await;
        let (thread, mut bound) = self.bound_of(id).await.map_err(|_| unknown_request())?;
        let at = bound.find(key).ok_or_else(unknown_request)?;
        let now = now();
        if bound.bindings[at].state(now) != AppBindingState::Pending {
            let problem = "the request was answered, given up, or is over";
            return Err(Failure::invalid("bindingRequestId", problem));
        }
        bound.turn(thread.id, at, AppBindingState::Cancelled, "cancelled", now);
        self.keep(thread.id, &bound).await?;
        Ok(AppBindingRequestCancelResponse {
            binding_request_id: params.binding_request_id,
            thread_id: thread.id.to_string(),
            app_id: bound.bindings[at].app.clone(),
            state: AppBindingState::Cancelled,
        })
    }

    async fn app_binding_accept(
        &self,
        params: AppBindingAcceptParams,
    ) -> Result<AppBindingAcceptResponse, Failure> {
        let now = now();
        let ends = end("expiresAt", params.expires_at.as_ref(), now)?;
        if params.grant_id.trim().is_empty() {
            return Err(Failure::invalid("grantId", "must not be blank"));
        }
        let (id, key) = place(&params.binding_request_id).ok_or_else(unknown_request)?;
        self.permit_app("app/binding/accept", id)?;
        let _order = self.dialect.entries.lock().await;
        let (thread, mut bound) = self.bound_of(id).await.map_err(|_| unknown_request())?;
        let at = requested(&bound, key, &params.request_token, now)?;
        let binding = &mut bound.bindings[at];
        for (index, granted) in params.granted_scopes.iter().enumerate() {
            if !binding.requested_scopes.contains(granted) {
                let member = format!("grantedScopes[{index}]");
                return Err(Failure::invalid(member, "was not asked for"));
            }
        }
        self.check_connected(&binding.app).await?;
        binding.token_hash = None;
        binding.grant_hash = Some(hash(&params.grant_id));
        binding.granted_scopes = params.granted_scopes;
        binding.ends = ends;
        let app = binding.app.clone();
        bound.turn(thread.id, at, AppBindingState::Active, "accepted", now);
        bound.bindings[at].served_by = Some((process().to_owned(), self.connection.client()));
        // First the place where the end of the connection finds it, then the binding.
        let note = |connection: &mut AppConnection| connection.bound.insert(thread.id.to_string());
        self.change_connection(&app, &note).await?;
        self.keep(thread.id, &bound).await?;
        lock(&self.serves).insert(thread.id);
        Ok(AppBindingAcceptResponse {
            binding: bound.bindings[at].summary(thread.id, Some(state(AppState::Connected)), now),
        })
    }

    async fn app_binding_attach_tools(
        &self,
        params: AppBindingAttachToolsParams,
    ) -> Result<AppBindingAttachToolsResponse, Failure> {
        let now = now();
        let thread = from_wire::thread_id(&params.thread_id)?;
        let order = self.dialect.entries.lock().await;
        let ids = (&*params.binding_id, &*params.app_id, &*params.grant_id);
        let (thread, mut bound, at) = self.granted(ids, now).await.and_then(|found| {
            let fits = found.0.id == thread;
            fits.then_some(found).ok_or_else(unknown_binding)
        })?;
        let app = self.usable_app(&params.app_id).await?;
        self.check_connected(&params.app_id).await?;
        let mut catalog: Vec<_> = app.info.tool_catalog.iter().map(entry).collect();
        if is_open(&app) {
            let named = params.tool_catalog.into_iter().flatten();
            let is_new = |name: &str| !catalog.iter().any(|known| known.name == name);
            let named: Vec<_> = named.filter(|tool| is_new(&tool.name)).collect();
            catalog.extend(named);
        }
        let binding = &bound.bindings[at];
        let rights = scopes(&app.info);
        let (mut taken, mut rejected): (Vec<DynamicToolSpec>, Vec<_>) = (Vec::new(), Vec::new());
        for mut tool in params.tools {
            let problem = match catalog.iter().find(|known| known.name == tool.name) {
                _ if tool
                    .namespace
                    .as_ref()
                    .is_some_and(|one| *one != binding.namespace) =>
                {
                    Some("it is of another namespace")
                }
                None => Some("it is not in the app's catalog"),
                Some(_) if !binding.asked_for(&tool.name) => Some("it was not asked for"),
                Some(known) if known.scope.is_empty() => None,
                Some(known) if !binding.granted_scopes.contains(&known.scope) => {
                    Some("its right was not granted")
                }
                Some(known) => rights
                    .iter()
                    .find(|right| right.id == known.scope)
                    .filter(|right| weight(&known.risk) > weight(&right.risk))
                    .map(|_| "it can do more than its right allows"),
            };
            match problem {
                Some(problem) => rejected.push(AppRejectedTool {
                    name: Some(tool.name),
                    extra: BTreeMap::from([("reason".to_owned(), problem.into())]),
                }),
                None => {
                    tool.namespace = Some(format!("{APP_TOOLS}{}", binding.namespace));
                    taken.push(tool);
                }
            }
        }
        let specs = from_wire::tools("tools", taken)?;
        let binding = &mut bound.bindings[at];
        let namespace = format!("{APP_TOOLS}{}", binding.namespace);
        let accepted_tool_count = i64::try_from(specs.len()).unwrap_or(i64::MAX);
        binding.tools = specs.iter().map(|spec| spec.name.clone()).collect();
        bound.turn(thread.id, at, AppBindingState::Active, "toolsAttached", now);
        bound.bindings[at].served_by = Some((process().to_owned(), self.connection.client()));
        self.keep(thread.id, &bound).await?;
        self.put_tools(&thread, &namespace, specs).await?;
        drop(order);
        for other in self.dialect.clients() {
            let serves = |follow: &Follow| follow.apps.contains(&namespace);
            let is_served = lock(&other.follows).get(&thread.id).is_some_and(serves);
            if is_served && other.connection.client() != self.connection.client() {
                let forget = |follow: &mut Follow| {
                    follow.apps.remove(&namespace);
                };
                other.unfollow(thread.id, forget).await;
            }
        }
        let handle = self.engine().load_thread(thread.id).await?;
        lock(&self.serves).insert(thread.id);
        self.follow(&handle, Cursor::Live, |follow| {
            follow.apps.insert(namespace.clone());
        })
        .await?;
        Ok(AppBindingAttachToolsResponse {
            binding: bound.bindings[at].summary(thread.id, Some(state(AppState::Connected)), now),
            accepted_tool_count,
            rejected_tools: rejected,
        })
    }

    async fn thread_app_bindings_list(
        &self,
        params: ThreadAppBindingsListParams,
    ) -> Result<ThreadAppBindingsListResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        let (bound, now) = (bound(&thread), now());
        let is_shown = |binding: &&Binding| {
            params.include_revoked == Some(true)
                || !matches!(
                    binding.state(now),
                    AppBindingState::Revoked | AppBindingState::Cancelled
                )
        };
        let mut bindings = Vec::new();
        for binding in bound.bindings.iter().filter(is_shown) {
            let connection = state(self.connection_of(&binding.app).await?.state(now));
            bindings.push(binding.summary(thread.id, Some(connection), now));
        }
        Ok(ThreadAppBindingsListResponse { bindings })
    }

    async fn thread_app_bindings_revoke(
        &self,
        params: ThreadAppBindingsRevokeParams,
    ) -> Result<ThreadAppBindingsRevokeResponse, Failure> {
        let now = now();
        let thread = self.stored(&params.thread_id).await?;
        let order = self.dialect.entries.lock().await;
        let mut bound = self.bound_of(thread.id).await?.1;
        let (of, key) = place(&params.binding_id).ok_or_else(unknown_binding)?;
        let at = bound.find(key).filter(|_| of == thread.id);
        let at = at.ok_or_else(unknown_binding)?;
        let binding = &bound.bindings[at];
        if binding.state(now) != AppBindingState::Revoked {
            let was_granted = binding.is_granted(now);
            let namespace = format!("{APP_TOOLS}{}", binding.namespace);
            bound.turn(thread.id, at, AppBindingState::Revoked, "revoked", now);
            self.keep(thread.id, &bound).await?;
            self.put_tools(&thread, &namespace, Vec::new()).await?;
            drop(order);
            if let Some(handle) = self
                .engine()
                .loaded_thread(thread.id)
                .filter(|_| was_granted)
            {
                // An idle thread has nothing to interrupt.
                let _ = handle.interrupt(None).await;
            }
        }
        Ok(ThreadAppBindingsRevokeResponse {
            binding_id: params.binding_id,
            state: AppBindingState::Revoked,
        })
    }

    /// The tools of an app come back with the app: it attaches them itself.
    async fn thread_app_bindings_refresh(
        &self,
        params: ThreadAppBindingsRefreshParams,
    ) -> Result<ThreadAppBindingsRefreshResponse, Failure> {
        let now = now();
        let thread = self.stored(&params.thread_id).await?;
        let apps = self.apps().await?;
        let _order = self.dialect.entries.lock().await;
        let mut bound = self.bound_of(thread.id).await?.1;
        let wanted = match &params.binding_id {
            Some(id) => {
                let (of, key) = place(id).ok_or_else(unknown_binding)?;
                let at = bound.find(key).filter(|_| of == thread.id);
                Some(at.ok_or_else(unknown_binding)?)
            }
            None => None,
        };
        let mut bindings = Vec::new();
        for at in 0..bound.bindings.len() {
            let binding = &mut bound.bindings[at];
            if wanted.is_some_and(|wanted| wanted != at)
                || (wanted.is_none() && binding.is_over(now))
            {
                continue;
            }
            let connection = self.connection_of(&binding.app).await?.state(now);
            let is_on = |app: &App| app.info.app_id == binding.app && app.is_on;
            let problem = match apps.iter().any(is_on) {
                false => Some("the plugin of the app is gone or off"),
                true if connection != AppState::Connected => Some("the app is not connected"),
                true => None,
            };
            binding.diagnostic = problem.map(str::to_owned);
            let (stored, found) = (binding.state.clone(), binding.state(now));
            let found = match (found, problem) {
                (AppBindingState::Active, Some(_)) => AppBindingState::Offline,
                (found, _) => found,
            };
            if stored != found {
                bound.turn(thread.id, at, found, "refreshed", now);
            }
            bindings.push(bound.bindings[at].summary(thread.id, Some(state(connection)), now));
        }
        self.keep(thread.id, &bound).await?;
        Ok(ThreadAppBindingsRefreshResponse { bindings })
    }
}

impl Binding {
    /// Tells whether a tool is among those that were asked for.
    fn asked_for(&self, tool: &str) -> bool {
        let names = self.requested_tools.as_ref();
        names.is_none_or(|names| names.iter().any(|name| name == tool))
    }
}

/// Tells whether an app names tools at run time.
fn is_open(app: &App) -> bool {
    let named = app.info.dynamic_tool_catalog.as_ref();
    named.and_then(|named| named.enabled) == Some(true)
}

/// Returns the place of the binding whose request waits for this token.
fn requested(bound: &Bound, key: &str, token: &str, now: Millis) -> Result<usize, Failure> {
    let at = bound.find(key).ok_or_else(unknown_request)?;
    let binding = &bound.bindings[at];
    let waits = binding.state(now) == AppBindingState::Pending;
    match waits && binding.token_hash.as_ref() == Some(&hash(token)) {
        true => Ok(at),
        false => Err(unknown_request()),
    }
}

/// One error for a wrong id, a wrong token and a request that is over: an app that guesses learns nothing.
fn unknown_request() -> Failure {
    let problem = "there is no such request, or its token is wrong or used";
    Failure::invalid("bindingRequestId", problem)
}

fn full() -> Failure {
    Failure::invalid("threadId", "the thread has as many bindings as it may have")
}
