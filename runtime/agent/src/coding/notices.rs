//! What the provider says about its answers, told to the user.

use std::sync::atomic::{AtomicBool, Ordering};

use threadwire_engine::{HeldBackOutput, ModelNotice};

use super::turn::Run;
use crate::model::Notice;

/// The notices of a turn. Those that hold for the whole turn are told once.
#[derive(Debug, Default)]
pub(super) struct Notices {
    is_rerouted: AtomicBool,
    is_verification_told: AtomicBool,
}

impl Notices {
    /// Tells the user what the provider says.
    pub(super) async fn tell(&self, run: &Run<'_>, notice: Notice) {
        let asked = &run.setup.model;
        let notice = match notice {
            Notice::Model(answers) => {
                if is_same(asked, &answers) || self.is_rerouted.swap(true, Ordering::Relaxed) {
                    return;
                }
                let told = format!(
                    "The model provider lets the model `{answers}` answer in place of `{asked}`."
                );
                let asked = asked.clone();
                let notice = ModelNotice::Rerouted { asked, answers };
                run.turn.notice(notice).await;
                return run.turn.warn(told).await;
            }
            Notice::Verification(checks) => {
                if self.is_verification_told.swap(true, Ordering::Relaxed) {
                    return;
                }
                ModelNotice::Verification(checks)
            }
            Notice::HeldBack {
                use_cases,
                reasons,
                faster_model,
            } => ModelNotice::HeldBack(HeldBackOutput {
                model: asked.clone(),
                use_cases,
                reasons,
                faster_model,
            }),
            Notice::Moderation(data) => ModelNotice::Moderation(data),
        };
        run.turn.notice(notice).await;
    }
}

/// Tells whether a provider's name of a model is that of the model that was asked, or of a dated release of it:
/// `gpt-5-2025-08-07` for `gpt-5`.
fn is_same(asked: &str, answers: &str) -> bool {
    let (asked, answers) = (asked.to_lowercase(), answers.to_lowercase());
    let Some(release) = answers.strip_prefix(&asked) else {
        return false;
    };
    let digits = release.chars().filter(char::is_ascii_digit).count();
    let is_date = release.starts_with('-')
        && matches!(digits, 4 | 6 | 8)
        && release
            .chars()
            .all(|char| char.is_ascii_digit() || char == '-');
    release.is_empty() || is_date
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dated_release_is_the_model_that_was_asked() {
        for answers in [
            "gpt-5",
            "GPT-5",
            "gpt-5-2025-08-07",
            "gpt-5-0807",
            "gpt-5-20250807",
        ] {
            assert!(is_same("gpt-5", answers), "{answers}");
        }
        for answers in [
            "gpt-5.2",
            "gpt-5-mini",
            "gpt-5-mini-2025-08-07",
            "gpt-4",
            "gpt-5-2",
            "gpt-51234",
        ] {
            assert!(!is_same("gpt-5", answers), "{answers}");
        }
    }
}
