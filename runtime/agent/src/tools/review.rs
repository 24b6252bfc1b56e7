//! Reviews of actions: a model decides in place of the user.

use std::{
    collections::VecDeque,
    fmt,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use threadwire_engine::{
    ActionReview, AskId, AskKind, BoxFuture, ItemId, Judgment, Refusals, ReviewEnd, ReviewOutcome,
    Reviewer, TurnContext,
};
use threadwire_workspace::locks::lock;
use tokio::time::timeout;

use crate::{
    hooks::now,
    tools::{Approval, Tools, approval::Need},
};

/// How long a review may take.
const DEADLINE: Duration = Duration::from_secs(90);

/// The number of refusals, one after the other, that interrupts a turn.
const MAX_CONSECUTIVE: usize = 3;

/// The number of refusals among the last [`WINDOW`] reviews that interrupts a turn.
const MAX_RECENT: usize = 10;

/// The number of reviews of a turn that are remembered.
const WINDOW: usize = 50;

/// Judges actions.
pub(crate) trait Judge: fmt::Debug + Send + Sync {
    /// Judges an action of a turn.
    ///
    /// Errors: why there is no judgment.
    fn judge<'a>(
        &'a self,
        turn: &'a TurnContext,
        action: &'a AskKind,
    ) -> BoxFuture<'a, Result<Judgment, String>>;
}

/// The reviews of a turn.
#[derive(Debug, Default)]
pub(super) struct Reviews {
    /// The outcomes of the last ones, oldest first: whether the action was refused.
    last: Mutex<VecDeque<bool>>,
    /// Whether every command and file change is reviewed.
    strict: AtomicBool,
}

impl Reviews {
    /// Lets every command and file change be reviewed from now on.
    pub(super) fn be_strict(&self) {
        self.strict.store(true, Ordering::Relaxed);
    }

    pub(super) fn are_strict(&self) -> bool {
        self.strict.load(Ordering::Relaxed)
    }

    fn add(&self, refused: bool) {
        let mut last = lock(&self.last);
        if last.len() == WINDOW {
            last.pop_front();
        }
        last.push_back(refused);
    }

    /// Returns the numbers of refusals if they are too many.
    fn too_many(&self) -> Option<Refusals> {
        let last = lock(&self.last);
        let refusals = Refusals {
            consecutive: last.iter().rev().take_while(|refused| **refused).count(),
            recent: last.iter().filter(|refused| **refused).count(),
        };
        let is_over = refusals.consecutive >= MAX_CONSECUTIVE || refusals.recent >= MAX_RECENT;
        is_over.then_some(refusals)
    }
}

impl Tools {
    /// Tells whether a model decides in place of the user.
    pub(super) fn has_reviews(&self) -> bool {
        self.judge.is_some()
            && (self.settings().reviewer == Reviewer::Model || self.reviews.are_strict())
    }

    /// Lets an action that needs nothing be reviewed where every action is.
    pub(super) fn strictly(&self, need: Need) -> Need {
        match need {
            Need::Nothing if self.judge.is_some() && self.reviews.are_strict() => {
                Need::Approval(None)
            }
            need => need,
        }
    }

    /// Lets a model decide about an action whose item was started. Returns `None` if the user decides.
    pub(super) async fn reviewed(&self, item: &ItemId, kind: &AskKind) -> Option<Approval> {
        let judge = self.judge.as_ref().filter(|_| self.has_reviews())?;
        let mut review = ActionReview {
            id: AskId::new(),
            item: item.clone(),
            cwd: self.settings().cwd.clone(),
            kind: kind.clone(),
            started_at: now(),
            end: None,
        };
        self.turn.review(review.clone()).await;
        let outcome = tokio::select! {
            biased;
            () = self.turn.cancelled().cancelled() => ReviewOutcome::Aborted,
            judged = timeout(DEADLINE, judge.judge(&self.turn, kind)) => match judged {
                Ok(Ok(judgment)) => ReviewOutcome::Judged(judgment),
                Ok(Err(reason)) => ReviewOutcome::Failed(reason),
                Err(_) => ReviewOutcome::TimedOut,
            },
        };
        review.end = Some(ReviewEnd {
            at: now(),
            outcome: outcome.clone(),
        });
        self.turn.review(review).await;
        Some(match outcome {
            ReviewOutcome::Judged(judgment) => {
                self.reviews.add(!judgment.allows);
                match judgment.allows {
                    true => Approval::Once,
                    false => Approval::Denied(format!(
                        "The automatic review refused this action because of its risk.\nReason: {}\nDo not try to get \
                         the same effect in another way. Go on with something that is clearly safer, or stop and tell \
                         the user about the risk: an approval that the user gives after that counts.",
                        judgment.rationale
                    )),
                }
            }
            ReviewOutcome::Failed(reason) => Approval::Denied(format!(
                "The automatic review failed: {reason}\nThe action did not run. That says nothing about its risk. Do \
                 not work around the review; tell the user what is wrong.",
            )),
            ReviewOutcome::TimedOut => Approval::TimedOut(
                "The automatic review took too long, so the action did not run. That says nothing about its risk. Try \
                 it once more, or ask the user."
                    .to_owned(),
            ),
            ReviewOutcome::Aborted => Approval::Denied("the turn ended".to_owned()),
        })
    }

    /// Interrupts the turn if reviews refused too many of its actions. Called after each call, when its item is complete.
    pub(crate) async fn heed_reviews(&self) {
        if self.has_reviews()
            && !self.turn.cancelled().is_cancelled()
            && let Some(refusals) = self.reviews.too_many()
        {
            self.turn.stop_refused(refusals).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_that_follow_each_other_are_too_many() {
        let reviews = Reviews::default();
        for refused in [true, true, false, true, true] {
            reviews.add(refused);
            assert_eq!(reviews.too_many(), None);
        }
        reviews.add(true);
        let refusals = Refusals {
            consecutive: 3,
            recent: 5,
        };
        assert_eq!(reviews.too_many(), Some(refusals));
    }

    #[test]
    fn refusals_among_the_last_reviews_are_too_many() {
        let reviews = Reviews::default();
        for _ in 0..9 {
            reviews.add(true);
            reviews.add(false);
        }
        assert_eq!(reviews.too_many(), None);
        reviews.add(true);
        assert_eq!(reviews.too_many().map(|refusals| refusals.recent), Some(10));
        for _ in 0..WINDOW {
            reviews.add(false);
        }
        assert_eq!(reviews.too_many(), None);
    }
}
