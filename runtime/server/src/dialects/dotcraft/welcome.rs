//! The method `welcome/suggestions`: what the threads of the workspace have left open.

use sha2::{Digest, Sha256};
use threadwire_engine::{
    GoalStatus, OriginFilter, PlanStepStatus, Thread, ThreadQuery, ThreadSort,
};
use threadwire_protocol::dotcraft::{
    WelcomeMethods, WelcomeSuggestionItem, WelcomeSuggestionSource, WelcomeSuggestionsParams,
    WelcomeSuggestionsResponse,
};
use threadwire_workspace::hex;

use super::{Failure, families, skills::broken, to_wire};
use crate::dialects::time::{iso, now};

/// The number of suggestions if the client names none, and the largest one.
const DEFAULT_ITEMS: i64 = 4;
const MAX_ITEMS: i64 = 20;

/// The number of threads that are looked at, latest activity first.
const THREADS: usize = 50;

/// The maximum length of a title, in characters.
const TITLE_CHARS: usize = 80;

/// The setting that switches suggestions off.
const ENABLED: [&str; 2] = ["WelcomeSuggestions", "Enabled"];

impl WelcomeMethods for families::Welcome {
    async fn welcome_suggestions(
        &self,
        params: WelcomeSuggestionsParams,
    ) -> Result<WelcomeSuggestionsResponse, Failure> {
        let identity = params.identity;
        let workspace = identity.workspace_path.filter(|path| !path.is_empty());
        let workspace =
            workspace.ok_or_else(|| Failure::invalid("identity.workspacePath", "is required"))?;
        let count = params.max_items.unwrap_or(DEFAULT_ITEMS);
        if count < 1 {
            return Err(Failure::invalid("maxItems", "must be 1 or more"));
        }
        let settings = self.workspace().settings().await.map_err(broken)?;
        let mut items = Vec::new();
        if settings.flag(&ENABLED) != Some(false) {
            let config = &self.connection.services().host.config;
            let query = ThreadQuery {
                archived: Some(false),
                workspace: Some(config.cwd().join(workspace)),
                origins: vec![OriginFilter {
                    user: identity.user_id,
                    ..OriginFilter::default()
                }],
                sort: ThreadSort::Updated,
                descending: true,
                limit: THREADS,
                ..ThreadQuery::default()
            };
            let threads = self.engine().list_threads(query).await?.data;
            items.extend(threads.iter().filter_map(|thread| open_work(thread)));
            items.truncate(count.min(MAX_ITEMS) as usize);
        }
        Ok(WelcomeSuggestionsResponse {
            fingerprint: fingerprint(&items),
            source: match items.is_empty() {
                true => WelcomeSuggestionSource::None,
                false => WelcomeSuggestionSource::Dynamic,
            },
            items,
            generated_at: iso(now()),
        })
    }
}

/// Suggests to go on with what a thread has left open: the first step of its plan that is not done, or its goal.
fn open_work(thread: &Thread) -> Option<WelcomeSuggestionItem> {
    let steps = thread.plan.as_deref().map(|plan| &plan.steps);
    let mut steps = steps.into_iter().flatten();
    let step = steps.find(|step| step.status != PlanStepStatus::Completed);
    let goal = thread.goal.as_deref();
    let goal = goal.filter(|goal| goal.status != GoalStatus::Complete);
    let (text, what) = match (step, goal) {
        (Some(step), _) => (&step.text, "The plan"),
        (None, Some(goal)) => (&goal.objective, "The goal"),
        (None, None) => return None,
    };
    let text = text.trim();
    let mut title: String = text.chars().take(TITLE_CHARS).collect();
    if title.len() < text.len() {
        title.push('…');
    }
    let reason = match to_wire::display_name(thread) {
        Some(name) => format!("{what} of “{name}” is not done."),
        None => format!("{what} of a thread is not done."),
    };
    (!text.is_empty()).then(|| WelcomeSuggestionItem {
        title,
        prompt: format!("Continue with this: {text}"),
        reason: Some(reason),
    })
}

/// Returns a text that changes with the suggestions.
fn fingerprint(items: &[WelcomeSuggestionItem]) -> String {
    if items.is_empty() {
        return "none".to_owned();
    }
    let mut hash = Sha256::new();
    for item in items {
        for text in [&item.title, &item.prompt] {
            hash.update(text);
            hash.update([0]);
        }
    }
    format!("sha256:{}", hex::encode(&hash.finalize()))
}
