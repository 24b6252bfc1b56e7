//! The tools that the model may call: the agent's own, one row each, and those of clients, MCP servers and extensions.

use std::{
    collections::HashSet,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard},
    time::Instant,
};

use serde_json::{Map, Value, json, value::RawValue};
use threadwire_engine::{ItemId, Json, SandboxPolicy, Settings, ToolSource, ToolSpec, TurnTask};
use threadwire_workspace::{
    config::{Config, WebSearch},
    hooks::Event,
    locks::lock,
    mcp::OfferedTool,
    rules::RuleFiles,
    sort::sort_by_key,
};
use tokio::sync::Semaphore;

use super::{
    ABORTED,
    agents::Desk,
    calls,
    conversation::{failed_output, output},
    hooks,
    order::Ticket,
    setup::Setup,
    user_hooks,
};
/// The tool output for the model.
pub(super) use crate::extensions::ToolAnswer as Answer;
use crate::{
    extensions::{Extensions, MiddlewareError, Tool},
    model::{CallKind, ToolCall, ToolDef, ToolInput, ToolOutput},
    tools::{InLine, Tools, embedded},
};

/// A tool of the agent.
pub(super) struct Row {
    /// The name for models.
    pub(super) name: &'static str,
    /// When and how to use it, for the model.
    pub(super) description: &'static str,
    /// The format of its arguments.
    pub(super) input: Input,
    /// Whether a model gets its definition. A call by name works without it, too.
    pub(super) offered: fn(&Settings, &Setup) -> bool,
    /// Whether its calls may run concurrently with others.
    pub(super) parallel: bool,
    /// Runs a call.
    pub(super) run: fn(Call) -> Pin<Box<dyn Future<Output = Answer> + Send>>,
}

/// The format of the arguments of a row.
#[derive(Clone, Copy, Debug)]
pub(super) enum Input {
    /// JSON that matches this schema.
    Schema(&'static str),
    /// Free text that matches this grammar.
    Grammar(&'static str),
}

/// A call of a row.
pub(super) struct Call {
    /// The tools of the turn, with the id of the call for their item.
    pub(super) tools: Tools,
    /// Arguments exactly as the model sent them.
    pub(super) arguments: String,
    /// The format of the arguments.
    pub(super) kind: CallKind,
    /// The access to subagents.
    pub(super) desk: Arc<Desk>,
}

/// All tools of the agent, in the order in which models get them.
const ROWS: &[Row] = &[
    calls::exec::EXEC_COMMAND,
    calls::exec::WRITE_STDIN,
    calls::exec::SHELL,
    calls::patch::APPLY_PATCH,
    calls::plan::UPDATE_PLAN,
    calls::goal::GET_GOAL,
    calls::goal::UPDATE_GOAL,
    calls::image::VIEW_IMAGE,
    calls::read::READ_FILE,
    calls::evaluate::NODE_REPL,
    calls::fetch::WEB_FETCH,
    calls::question::REQUEST_USER_INPUT,
    calls::permissions::REQUEST_PERMISSIONS,
    calls::mcp::LIST_MCP_RESOURCES,
    calls::mcp::LIST_MCP_RESOURCE_TEMPLATES,
    calls::mcp::READ_MCP_RESOURCE,
];

/// The tools whose calls become an item with the id of the call.
const WRITTEN: &[&str] = &[
    calls::exec::EXEC_COMMAND.name,
    calls::exec::SHELL.name,
    calls::patch::APPLY_PATCH.name,
    calls::fetch::WEB_FETCH.name,
];

/// The tools that a reviewer does not have: it looks at the work and asks nobody.
const NOT_IN_REVIEWS: &[&str] = &[
    calls::plan::UPDATE_PLAN.name,
    calls::goal::GET_GOAL.name,
    calls::goal::UPDATE_GOAL.name,
    calls::evaluate::NODE_REPL.name,
    calls::fetch::WEB_FETCH.name,
    calls::permissions::REQUEST_PERMISSIONS.name,
];

/// The tools that need an environment.
const IN_ENVIRONMENT: &[&str] = &[
    calls::exec::EXEC_COMMAND.name,
    calls::exec::WRITE_STDIN.name,
    calls::exec::SHELL.name,
    calls::patch::APPLY_PATCH.name,
    calls::image::VIEW_IMAGE.name,
    calls::read::READ_FILE.name,
];

/// A tool of the agent, for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltInTool {
    /// The name for models.
    pub name: &'static str,
    /// When and how to use it, for the model.
    pub description: &'static str,
    /// Whether the model gets it in plan mode.
    pub in_plan_mode: bool,
}

/// Lists the agent's own tools by name. Settings decide which of them a turn has.
pub fn built_in_tools() -> Vec<BuiltInTool> {
    let rows = ROWS.iter().chain(calls::agents::ROWS);
    // Models that call it learned it elsewhere; none is told of it.
    let rows = rows.filter(|row| row.name != calls::exec::SHELL.name);
    let mut tools: Vec<BuiltInTool> = rows
        .map(|row| BuiltInTool {
            name: row.name,
            description: row.description,
            in_plan_mode: row.name != calls::plan::UPDATE_PLAN.name,
        })
        .collect();
    sort_by_key(&mut tools, |tool| tool.name);
    tools
}

/// The tools that the model may call in one turn.
#[derive(Debug)]
pub(super) struct Toolbox {
    tools: Tools,
    desk: Arc<Desk>,
    /// The tools of MCP servers.
    offered: Vec<OfferedTool>,
    /// The names for models of the tools of clients, in the order of the tools; `None` for one that is not offered.
    client_names: Vec<Option<String>>,
    /// The tools and the middleware of the embedding program.
    extensions: Extensions,
    /// One permit per running call.
    at_once: Semaphore,
    /// What hooks around calls tell the model.
    told: Mutex<Vec<String>>,
    /// The results of MCP servers by call, until hooks are told.
    results: Mutex<Vec<(String, Value)>>,
}

/// The tool that a call is for.
#[derive(Clone, Copy)]
enum Called<'a> {
    Client(&'a ToolSpec),
    Embedded(&'a dyn Tool),
    Mcp(&'a OfferedTool),
    Row(&'a Row),
    Nothing,
}

/// Maximum number of calls that run at once.
const MAX_AT_ONCE: usize = 16;

impl Toolbox {
    /// Creates the toolbox; `offered` are the tools of MCP servers.
    pub(super) fn new(
        tools: Tools,
        desk: Desk,
        setup: &Setup,
        offered: Vec<OfferedTool>,
        extensions: Extensions,
    ) -> Self {
        let settings = &tools.turn().thread().settings;
        let client_names = client_names(settings, setup, &offered, &extensions);
        Self {
            tools,
            desk: Arc::new(desk),
            offered,
            client_names,
            extensions,
            at_once: Semaphore::new(MAX_AT_ONCE),
            told: Mutex::default(),
            results: Mutex::default(),
        }
    }

    pub(super) fn tools(&self) -> &Tools {
        &self.tools
    }

    fn settings(&self) -> &Settings {
        &self.tools.turn().thread().settings
    }

    /// Tells whether middleware may change or refuse a call before it is shown.
    pub(super) fn has_middleware(&self) -> bool {
        !self.extensions.middleware().is_empty()
    }

    /// Returns the name of the called tool and its MCP server, if the call is shown while the model writes it: those of
    /// other tools may show no item.
    pub(super) fn written(&self, call: &ToolCall) -> Option<(&str, Option<&str>)> {
        match self.called(call) {
            Called::Mcp(offer) => Some((&offer.tool.name, Some(offer.server.name()))),
            Called::Row(row) => {
                let is_shown = WRITTEN.contains(&row.name) && self.check_place(row).is_ok();
                is_shown.then_some((row.name, None))
            }
            Called::Client(_) | Called::Embedded(_) | Called::Nothing => None,
        }
    }

    /// Returns the tool definitions for the model.
    pub(super) fn definitions(&self, setup: &Setup) -> Vec<ToolDef> {
        definitions(self.settings(), setup, &self.offered, &self.extensions)
    }

    /// Returns whether a call may run concurrently with others.
    pub(super) fn is_parallel(&self, call: &ToolCall) -> bool {
        match self.called(call) {
            Called::Client(_) | Called::Nothing => true,
            Called::Embedded(tool) => tool.is_read_only(),
            Called::Mcp(offer) => calls::mcp::is_parallel(offer),
            Called::Row(row) => row.parallel,
        }
    }

    /// Puts a call into the line of those that are not decided about.
    pub(super) fn join_line(&self, call: &ToolCall) -> InLine {
        self.tools.line().join(ItemId::from(&*call.call_id))
    }

    /// Runs a call when its place allows. Every error becomes an output for the model, except errors of middleware.
    /// `since` is when the model made the call.
    pub(super) async fn call(
        &self,
        call: &ToolCall,
        since: Instant,
        place: Ticket,
        in_line: InLine,
    ) -> Result<ToolOutput, MiddlewareError> {
        place.wait().await;
        in_line.first().await;
        // The semaphore is never closed.
        let _permit = self.at_once.acquire().await;
        // The calls before it may have ended because the turn was cancelled.
        if self.tools.turn().cancelled().is_cancelled() {
            return Ok(aborted(call, since));
        }
        let has_hooks = [Event::PreToolUse, Event::PostToolUse]
            .into_iter()
            .any(|event| self.tools.hooks().has(event));
        let is_asked_about = match self.called(call) {
            Called::Mcp(_) => true,
            Called::Row(row) => {
                [calls::exec::EXEC_COMMAND.name, calls::exec::SHELL.name].contains(&row.name)
            }
            _ => false,
        };
        if has_hooks || !is_asked_about || !self.extensions.middleware().is_empty() {
            // It may take a while before anybody is asked.
            in_line.leave();
        }
        if has_hooks && let Err(error) = readable(call) {
            // A tool may read what hooks cannot, and they would not see what it does.
            return Ok(failed_output(call, &error));
        }
        let answer = match has_hooks {
            true => Box::pin(user_hooks::around_tool(self, call)).await?,
            false => self.with_middleware(call).await?,
        };
        if answer == Answer::failed(ABORTED) {
            return Ok(aborted(call, since));
        }
        Ok(output(call, answer.content, answer.success))
    }

    /// Runs a call, with the middleware before and after it.
    pub(super) async fn with_middleware(&self, call: &ToolCall) -> Result<Answer, MiddlewareError> {
        match self.extensions.middleware() {
            [] => Ok(self.answer(call).await),
            middleware => hooks::around_tool(self, middleware, call).await,
        }
    }

    /// Returns the name and the input of a call as hooks know them; `None` for a call that they are not told of.
    pub(super) fn hook_input(&self, call: &ToolCall) -> Option<(String, Value)> {
        let mut arguments = call.arguments_value();
        if call.kind == CallKind::Function && call.arguments.trim().is_empty() {
            arguments = json!({});
        }
        match self.called(call) {
            Called::Nothing => None,
            Called::Row(row) if row.name == calls::exec::WRITE_STDIN.name => None,
            Called::Row(row) => Some(user_hooks::own_input(row.name, arguments)),
            _ => Some((call.flat_name(), arguments)),
        }
    }

    /// Keeps what hooks tell the model, for [`Toolbox::told`].
    pub(super) fn tell(&self, contexts: Vec<String>) {
        self.told().extend(contexts);
    }

    /// Returns what hooks told since it was taken the last time.
    pub(super) fn told(&self) -> MutexGuard<'_, Vec<String>> {
        lock(&self.told)
    }

    /// Takes what the model has to be told about prefixes of commands that the user allowed for good.
    pub(super) fn take_saved(&self) -> Vec<String> {
        std::mem::take(&mut *self.tools.saved())
    }

    /// Returns where the rules for commands are.
    pub(super) fn rules(&self) -> Arc<RuleFiles> {
        self.tools.rules()
    }

    /// Takes the result of an MCP server.
    pub(super) fn take_result(&self, call: &str) -> Option<Value> {
        let mut results = self.results();
        let place = results.iter().position(|(of, _)| of == call)?;
        Some(results.swap_remove(place).1)
    }

    fn results(&self) -> MutexGuard<'_, Vec<(String, Value)>> {
        lock(&self.results)
    }

    /// Runs a call.
    pub(super) async fn answer(&self, call: &ToolCall) -> Answer {
        let tools = self.tools.for_call(ItemId::from(&*call.call_id));
        let answer = match self.called(call) {
            Called::Client(spec) => calls::client::call(&tools, spec, call).await,
            Called::Embedded(tool) => calls::embedded::call(&tools, tool, call).await,
            Called::Mcp(offer) => {
                let (answer, result) = calls::mcp::call(&tools, offer, call).await;
                if let Some(result) = result {
                    self.results().push((call.call_id.clone(), result));
                }
                answer
            }
            Called::Row(row) => match self.check_place(row) {
                Ok(()) => {
                    (row.run)(Call {
                        tools,
                        arguments: call.arguments.clone(),
                        kind: call.kind,
                        desk: Arc::clone(&self.desk),
                    })
                    .await
                }
                Err(reason) => Answer::failed(reason),
            },
            Called::Nothing => Answer::failed(unsupported(call)),
        };
        self.tools.heed_reviews().await;
        answer
    }

    /// Checks that a tool has the environment that it needs.
    fn check_place(&self, row: &Row) -> Result<(), String> {
        match IN_ENVIRONMENT.contains(&row.name) {
            true => self.tools.check_environment(),
            false => Ok(()),
        }
    }

    /// Shows a call that middleware refused.
    pub(super) async fn show_refused(&self, call: &ToolCall, arguments: &Value, reason: String) {
        let tools = self.tools.for_call(ItemId::from(&*call.call_id));
        let (source, name) = self.source(call);
        tools.show_refused(source, &name, arguments, reason).await;
    }

    /// Shows a call that middleware answered.
    pub(super) async fn show_answered(&self, call: &ToolCall, arguments: &Value, answer: &Answer) {
        let tools = self.tools.for_call(ItemId::from(&*call.call_id));
        let (source, name) = self.source(call);
        tools.show_answered(source, &name, arguments, answer).await;
    }

    /// Returns the name of the called tool, as offered to the model.
    pub(super) fn name(&self, call: &ToolCall) -> String {
        match self.called(call) {
            Called::Row(row) => row.name.to_owned(),
            _ => call.flat_name(),
        }
    }

    /// Returns the source of the called tool, and its name in that source.
    fn source(&self, call: &ToolCall) -> (ToolSource, String) {
        match self.called(call) {
            Called::Client(spec) => {
                let namespace = spec.namespace.clone();
                (ToolSource::Client { namespace }, spec.name.clone())
            }
            Called::Embedded(tool) => (embedded(tool), tool.name().to_owned()),
            Called::Mcp(offer) => {
                let source = ToolSource::Mcp {
                    server: offer.server.name().to_owned(),
                    read_only: Some(calls::mcp::is_parallel(offer)),
                };
                (source, offer.tool.name.to_string())
            }
            Called::Row(_) | Called::Nothing => (ToolSource::Agent, self.name(call)),
        }
    }

    fn client_tool(&self, call: &ToolCall) -> Option<&ToolSpec> {
        if [Some(calls::agents::GROUP), Some(calls::clock::GROUP)]
            .contains(&call.namespace.as_deref())
        {
            return None;
        }
        calls::client::find(&self.settings().tools, &self.client_names, call)
    }

    fn called(&self, call: &ToolCall) -> Called<'_> {
        let is_review = self.tools.turn().task() == TurnTask::Review;
        let groups: &[&[Row]] = match call.namespace.as_deref() {
            None if is_review => &[ROWS],
            _ if is_review => &[],
            None => &[ROWS, calls::agents::ROWS, calls::clock::ROWS],
            Some(calls::agents::GROUP) => &[calls::agents::ROWS],
            Some(calls::clock::GROUP) => &[calls::clock::ROWS],
            Some(_) => &[],
        };
        let mut rows = groups.iter().copied().flatten();
        if let Some(spec) = self.client_tool(call) {
            Called::Client(spec)
        } else if let Some(tool) = calls::embedded::find(self.extensions.tools(), call) {
            Called::Embedded(&**tool)
        } else if let Some(offer) = calls::mcp::find(&self.offered, call) {
            Called::Mcp(offer)
        } else if let Some(row) = rows.find(|row| row.name == call.name)
            && !(is_review && NOT_IN_REVIEWS.contains(&row.name))
        {
            Called::Row(row)
        } else {
            Called::Nothing
        }
    }
}

impl Row {
    fn definition(&self) -> Option<ToolDef> {
        let input = match self.input {
            Input::Schema(schema) => ToolInput::Schema(json(schema)?),
            Input::Grammar(grammar) => ToolInput::Grammar(grammar),
        };
        Some(ToolDef {
            name: self.name.to_owned(),
            description: self.description.to_owned(),
            input,
        })
    }
}

/// Returns the output of a call that the end of its turn cut short, in the words that models know.
pub(super) fn aborted(call: &ToolCall, since: Instant) -> ToolOutput {
    let seconds = since.elapsed().as_secs_f64().max(0.1);
    let is_command =
        [calls::exec::EXEC_COMMAND.name, calls::exec::SHELL.name].contains(&&*call.name);
    let told = match is_command {
        true => format!("Wall time: {seconds:.1} seconds\n{ABORTED}"),
        false => format!("{ABORTED} after {seconds:.1}s"),
    };
    failed_output(call, &told)
}

/// Returns the message that there is no such tool.
pub(super) fn unsupported(call: &ToolCall) -> String {
    format!("unsupported call: {}", call.flat_name())
}

fn json(text: &str) -> Option<Json> {
    RawValue::from_string(text.to_owned()).ok().map(Json::from)
}

/// Offers a tool in every turn.
pub(super) fn always(_: &Settings, _: &Setup) -> bool {
    true
}

/// Returns the tool definitions for the model: the agent's own, those of MCP servers, extensions and clients.
pub(super) fn definitions(
    settings: &Settings,
    setup: &Setup,
    offered: &[OfferedTool],
    extensions: &Extensions,
) -> Vec<ToolDef> {
    let rows = own_rows(settings, setup);
    let mut definitions: Vec<ToolDef> = rows.filter_map(Row::definition).collect();
    let group = calls::agents::ROWS.iter();
    let group = group.filter(|row| !setup.is_review && (row.offered)(settings, setup));
    let mut group: Vec<ToolDef> = group.filter_map(Row::definition).collect();
    let spawning = group.iter_mut().find(|tool| tool.name == "spawn_agent");
    if let Some(tool) = spawning {
        calls::agents::list_roles(tool, setup);
    }
    definitions.extend(calls::mcp::definitions(offered));
    if !setup.is_review && setup.config.web_search != Some(WebSearch::Disabled) {
        definitions.push(ToolDef {
            name: "web_search".to_owned(),
            description: String::new(),
            input: ToolInput::ProviderWebSearch(Arc::new(web_search(settings, &setup.config))),
        });
    }
    for tool in extensions.tools() {
        // A tool of the embedding program replaces any other tool above with the same name.
        definitions.retain(|known| known.name != tool.name());
        group.retain(|known| known.name != tool.name());
        definitions.push(calls::embedded::definition(tool));
    }
    let names = client_names(settings, setup, offered, extensions);
    for (tool, name) in settings.tools.iter().zip(names) {
        definitions.extend(name.map(|name| ToolDef {
            name,
            description: tool.description.clone(),
            input: ToolInput::Schema(Arc::clone(&tool.input_schema)),
        }));
    }
    let clock = calls::clock::ROWS.iter();
    let clock = clock.filter(|row| !setup.is_review && (row.offered)(settings, setup));
    let clock: Vec<ToolDef> = clock.filter_map(Row::definition).collect();
    if !clock.is_empty() {
        definitions.push(ToolDef {
            name: calls::clock::GROUP.to_owned(),
            description: calls::clock::ABOUT_GROUP.to_owned(),
            input: ToolInput::Group(clock),
        });
    }
    if !group.is_empty() {
        definitions.push(ToolDef {
            name: calls::agents::GROUP.to_owned(),
            description: calls::agents::ABOUT_GROUP.to_owned(),
            input: ToolInput::Group(group),
        });
    }
    definitions
}

/// Returns the agent's own tools of a turn.
fn own_rows(settings: &Settings, setup: &Setup) -> impl Iterator<Item = &'static Row> {
    let is_left_out = |row: &Row| setup.is_review && NOT_IN_REVIEWS.contains(&row.name);
    let rows = ROWS.iter();
    rows.filter(move |row| (row.offered)(settings, setup) && !is_left_out(row))
}

/// Returns the names for models of the tools of clients. None is that of another tool outside the groups.
fn client_names(
    settings: &Settings,
    setup: &Setup,
    offered: &[OfferedTool],
    extensions: &Extensions,
) -> Vec<Option<String>> {
    if settings.tools.is_empty() {
        return Vec::new();
    }
    let own = own_rows(settings, setup).map(|row| row.name);
    let mcp = offered.iter().map(|offer| &*offer.name);
    let embedded = extensions.tools().iter().map(|tool| tool.name());
    let others: HashSet<&str> = own.chain(mcp).chain(embedded).collect();
    calls::client::names(&settings.tools, &others)
}

/// Returns how the provider searches the web: in the web as it is where nothing is confined anyway.
fn web_search(settings: &Settings, config: &Config) -> Map<String, Value> {
    let is_confined = settings.sandbox != SandboxPolicy::DangerFullAccess;
    let is_live = matches!(
        config.web_search,
        Some(WebSearch::Live | WebSearch::Indexed)
    );
    let mut options = Map::new();
    let mut set = |name: &str, value| options.insert(name.to_owned(), value);
    set("external_web_access", (is_live || !is_confined).into());
    if config.web_search == Some(WebSearch::Indexed) {
        set("indexed_web_access", true.into());
    }
    if let Some(Value::Object(said)) = config.tools.other.get("web_search") {
        if let Some(domains) = said.get("allowed_domains") {
            set("filters", json!({ "allowed_domains": domains }));
        }
        if let Some(Value::Object(place)) = said.get("location") {
            let mut place = place.clone();
            place.insert("type".to_owned(), "approximate".into());
            set("user_location", place.into());
        }
        if let Some(size) = said.get("context_size") {
            set("search_context_size", size.clone());
        }
    }
    options
}

/// Parses the arguments of a call; an error becomes an output for the model.
pub(super) fn arguments<T: serde::de::DeserializeOwned>(call: &Call) -> Result<T, Answer> {
    serde_json::from_str(&call.arguments)
        .map_err(|error| Answer::failed(format!("failed to parse function arguments: {error}")))
}

/// Checks that the arguments of a call are JSON. Errors: text for the model.
fn readable(call: &ToolCall) -> Result<(), String> {
    if call.kind != CallKind::Function || call.arguments.trim().is_empty() {
        return Ok(());
    }
    match serde_json::from_str::<Value>(&call.arguments) {
        Ok(_) => Ok(()),
        Err(error) => Err(format!("failed to parse function arguments: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_a_name_of_its_own_and_a_schema_that_is_json() {
        let rows: Vec<&Row> = ROWS.iter().chain(calls::agents::ROWS).collect();
        for (index, row) in rows.iter().enumerate() {
            assert!(row.definition().is_some(), "{}", row.name);
            assert!(rows[..index].iter().all(|other| other.name != row.name));
        }
    }
}
