//! Questions to the user.

use threadwire_engine::{Answer, AskKind, Question};

use crate::tools::Tools;

impl Tools {
    /// Asks the user and returns the answers by question id; `None` if the user dismissed the questions or nobody could
    /// be asked.
    pub async fn ask_user(&self, questions: Vec<Question>) -> Option<Vec<(String, Vec<String>)>> {
        match self
            .turn
            .ask(self.call.clone(), AskKind::Input { questions })
            .await
        {
            Answer::Input { answers } if !answers.is_empty() => Some(answers),
            _ => None,
        }
    }
}
