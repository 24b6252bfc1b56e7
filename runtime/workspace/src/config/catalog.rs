//! The file of models that the key `model_catalog_json` names. Its form is that of Codex; members that this server does
//! not use are not looked at.

use std::path::PathBuf;

use serde::Deserialize;
use toml::{Table, Value};

use super::{Error, files::File, roles::folder_of};
use crate::{
    files::{expanded, read_text},
    sort::sort_by_key,
};

/// What is known of models before their provider is asked, in the order in which users are offered them.
#[derive(Debug, Default)]
pub struct ModelCatalog(Vec<CatalogModel>);

/// What the file says of a model.
#[derive(Clone, Debug, Deserialize)]
pub struct CatalogModel {
    /// Its name, as its provider calls it.
    pub slug: String,
    /// Display name.
    pub display_name: String,
    /// What it is good for.
    pub description: Option<String>,
    /// The effort that applies where nobody chose one.
    pub default_reasoning_level: Option<String>,
    /// The efforts to choose from.
    pub supported_reasoning_levels: Vec<ReasoningLevel>,
    /// How reasoning is summarized where nobody chose it.
    #[serde(default)]
    pub default_reasoning_summary: ReasoningSummary,
    /// Whether users are offered it.
    pub visibility: Visibility,
    /// Whether providers serve it to users with a key of their own.
    pub supported_in_api: bool,
    /// Its place among the others: the lowest is the first.
    pub priority: i32,
    base_instructions: Option<String>,
    #[serde(default)]
    model_messages: Option<Messages>,
    /// Whether the length of its answers can be chosen.
    pub support_verbosity: bool,
    /// The length where nobody chose one.
    pub default_verbosity: Option<Verbosity>,
    /// Size of its context in tokens.
    pub context_window: Option<i64>,
    /// The most that the configuration may say of that size.
    pub max_context_window: Option<i64>,
    /// How much of the context is used, in percent.
    #[serde(default = "most_of_it")]
    pub effective_context_window_percent: i64,
    /// Number of tokens at which older parts of the context are replaced by a summary.
    pub auto_compact_token_limit: Option<i64>,
    /// What it takes in.
    #[serde(default = "text_and_images")]
    pub input_modalities: Vec<Modality>,
    /// How fast it can be served.
    #[serde(default)]
    pub service_tiers: Vec<ServiceTier>,
    /// The tier that clients preselect.
    pub default_service_tier: Option<String>,
    /// Older names of tiers.
    #[serde(default)]
    pub additional_speed_tiers: Vec<String>,
    /// The model that replaces it.
    pub upgrade: Option<Upgrade>,
    /// What users are told who see it for the first time.
    pub availability_nux: Option<Announcement>,
    /// The field it is made for.
    pub model_specialty: Option<String>,
}

/// An effort of a model.
#[derive(Clone, Debug, Deserialize)]
pub struct ReasoningLevel {
    /// Its name, in the provider's words.
    pub effort: String,
    /// What it means.
    pub description: String,
}

/// Whether users are offered a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// They are.
    List,
    /// Only those who know of it.
    Hide,
    /// As `hide`.
    None,
}

/// How reasoning is summarized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReasoningSummary {
    /// As the provider likes.
    #[default]
    Auto,
    /// In few words.
    Concise,
    /// In many.
    Detailed,
    /// Not at all.
    None,
}

/// The length of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verbosity {
    /// Short.
    Low,
    /// As usual.
    Medium,
    /// Long.
    High,
}

/// What a model takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Modality {
    /// Text.
    Text,
    /// Images.
    Image,
    /// Sound.
    Audio,
}

/// How fast a model can be served.
#[derive(Clone, Debug, Deserialize)]
pub struct ServiceTier {
    /// Its name in requests.
    pub id: String,
    /// Display name.
    pub name: String,
    /// What it means.
    pub description: String,
}

/// The model that replaces another.
#[derive(Clone, Debug, Deserialize)]
pub struct Upgrade {
    /// Its name.
    pub model: String,
    /// How to move to it, in Markdown.
    pub migration_markdown: String,
}

/// What users are told of a model.
#[derive(Clone, Debug, Deserialize)]
pub struct Announcement {
    /// The text.
    pub message: String,
}

#[derive(Clone, Debug, Deserialize)]
struct Messages {
    instructions_template: Option<String>,
}

fn most_of_it() -> i64 {
    95
}

fn text_and_images() -> Vec<Modality> {
    vec![Modality::Text, Modality::Image]
}

impl CatalogModel {
    /// Returns the instructions that come before the conversation.
    pub fn instructions(&self) -> &str {
        let template = self.model_messages.as_ref();
        let template = template.and_then(|messages| messages.instructions_template.as_ref());
        template
            .or(self.base_instructions.as_ref())
            .map_or("", String::as_str)
    }

    /// Tells whether the model reasons.
    pub fn reasons(&self) -> bool {
        self.default_reasoning_level.is_some() || !self.supported_reasoning_levels.is_empty()
    }

    /// Tells whether the model can look at images.
    pub fn sees(&self) -> bool {
        self.input_modalities.contains(&Modality::Image)
    }

    /// Tells whether users are offered it.
    pub fn is_offered(&self) -> bool {
        self.visibility == Visibility::List
    }
}

impl ReasoningSummary {
    /// Returns the provider's word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Concise => "concise",
            Self::Detailed => "detailed",
            Self::None => "none",
        }
    }
}

impl Verbosity {
    /// Returns the provider's word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

impl ModelCatalog {
    /// Returns the models that providers serve to users with a key of their own.
    pub fn models(&self) -> impl Iterator<Item = &CatalogModel> {
        self.0.iter().filter(|model| model.supported_in_api)
    }

    /// Returns the model that threads have where none is configured.
    pub fn first(&self) -> Option<&CatalogModel> {
        let mut offered = self.models().filter(|model| model.is_offered());
        offered.next().or_else(|| self.models().next())
    }

    /// Returns what is known of a model: the entry with its name, else the one with the longest beginning of it. One
    /// word with a slash before the name does not count.
    pub fn find(&self, name: &str) -> Option<&CatalogModel> {
        self.longest(name).or_else(|| {
            let (vendor, name) = name.split_once('/')?;
            let is_word = |text: &str| {
                let mut bytes = text.bytes();
                bytes.all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte))
            };
            (is_word(vendor) && !name.contains('/')).then(|| self.longest(name))?
        })
    }

    fn longest(&self, name: &str) -> Option<&CatalogModel> {
        let known = self.0.iter().filter(|model| name.starts_with(&model.slug));
        // Of equal ones, the first counts.
        known.rev().max_by_key(|model| model.slug.len())
    }
}

/// Reads the catalog at `path`, as it was read with the files, else from the disk. `place` is what names it.
///
/// Errors: `Value` about the key, if the file cannot be read, or is something else.
pub(super) fn load<'f>(
    path: &PathBuf,
    mut known: impl Iterator<Item = &'f File>,
    place: &str,
) -> Result<ModelCatalog, Error> {
    #[derive(Deserialize)]
    struct Listed {
        models: Vec<CatalogModel>,
    }

    let shown = path.display();
    let wrong = |message| Error::Value {
        place: place.to_owned(),
        key: KEY.to_owned(),
        message,
        at: None,
    };
    let unread = |error| wrong(format!("failed to read {KEY} path `{shown}`: {error}"));
    let read;
    let text = match known.find(|file| file.path() == path) {
        Some(file) => match (file.text(), file.error()) {
            (_, Some(error)) => return Err(unread(error)),
            (text, None) => text.unwrap_or_default(),
        },
        None => {
            read = read_text(path);
            read.as_ref().map_err(unread)?
        }
    };
    let malformed = |error: &dyn std::fmt::Display| {
        wrong(format!(
            "failed to parse {KEY} path `{shown}` as JSON: {error}"
        ))
    };
    let Listed { mut models } = serde_json::from_str(text).map_err(|error| malformed(&error))?;
    let silent = models.iter().find(|model| {
        let template = model.model_messages.as_ref();
        let template = template.and_then(|messages| messages.instructions_template.as_ref());
        template.or(model.base_instructions.as_ref()).is_none()
    });
    if let Some(model) = silent {
        return Err(malformed(&format_args!(
            "model `{}` is missing both `base_instructions` and `model_messages.instructions_template`",
            model.slug
        )));
    }
    if models.is_empty() {
        return Err(wrong(format!(
            "{KEY} path `{shown}` must contain at least one model"
        )));
    }
    sort_by_key(&mut models, |model| model.priority);
    Ok(ModelCatalog(models))
}

const KEY: &str = "model_catalog_json";

/// Reads the catalogs that a configuration file names.
pub(super) fn read_named(config: &File) -> Vec<File> {
    let text = config.text().filter(|text| text.contains(KEY));
    let table: Table = text.and_then(|text| text.parse().ok()).unwrap_or_default();
    let Some(folder) = folder_of(&config.source) else {
        return Vec::new();
    };
    let profiles = table.get("profiles").and_then(Value::as_table);
    let profiles = profiles.into_iter().flatten();
    let tables = profiles.filter_map(|(_, profile)| profile.as_table());
    let named = tables.chain([&table]);
    let named = named.filter_map(|table| table.get(KEY)?.as_str());
    let file = |path: PathBuf| {
        let text = read_text(&path);
        File::new(config.source.clone(), path, text)
    };
    named.map(|path| file(expanded(folder, path))).collect()
}
