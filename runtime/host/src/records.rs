//! Host values in the store of threads, for state that no protocol keeps in a file. Each value has a namespace, a key,
//! and a revision for compare-and-set.

use std::{fmt, sync::Arc};

use serde::{Serialize, de::DeserializeOwned};
use threadwire_engine::{Json, Record, RecordChange, Store, StoreError};

/// The records of a store. Clones share it.
#[derive(Clone)]
pub struct Records(Arc<dyn Store>);

impl fmt::Debug for Records {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Records").finish_non_exhaustive()
    }
}

impl Records {
    /// Creates the records of a store.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self(store)
    }

    /// Reads a value and its revision; the revision is 0 if there was never a value.
    ///
    /// Errors: the store failed, or the value has another type.
    pub async fn get<T: DeserializeOwned>(
        &self,
        namespace: &str,
        key: &str,
    ) -> Result<(Option<T>, u64), StoreError> {
        match self.0.record(namespace, key).await? {
            Some(record) => Ok((value(&record)?, record.revision)),
            None => Ok((None, 0)),
        }
    }

    /// Reads all values of a namespace, by key.
    ///
    /// Errors: as [`Records::get`].
    pub async fn all<T: DeserializeOwned>(
        &self,
        namespace: &str,
    ) -> Result<Vec<(String, T, u64)>, StoreError> {
        let records = self.0.records(namespace).await?;
        let mut all = Vec::with_capacity(records.len());
        for (key, record) in records {
            if let Some(value) = value(&record)? {
                all.push((key, value, record.revision));
            }
        }
        Ok(all)
    }

    /// Writes a value, or removes it (`None`), if its revision is `expected`. Returns the new revision.
    ///
    /// Errors: `Conflict` if the revision differs, with nothing written; the store failed.
    pub async fn put<T: Serialize>(
        &self,
        namespace: &str,
        key: &str,
        value: Option<&T>,
        expected: u64,
    ) -> Result<u64, StoreError> {
        let value = value.map(serde_json::value::to_raw_value).transpose()?;
        self.0
            .change_record(RecordChange {
                namespace: namespace.to_owned(),
                key: key.to_owned(),
                value: value.map(Json::from),
                expected,
            })
            .await
    }
}

fn value<T: DeserializeOwned>(record: &Record) -> Result<Option<T>, StoreError> {
    let value = record.value.as_ref();
    Ok(value
        .map(|value| serde_json::from_str(value.get()))
        .transpose()?)
}

#[cfg(test)]
mod tests {
    use threadwire_engine::SqliteStore;

    use super::*;

    #[tokio::test]
    async fn a_record_of_another_revision_is_a_conflict_and_nothing_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("threads.db");
        let open = || Records::new(Arc::new(SqliteStore::open(Some(&file)).unwrap()));
        let records = open();
        let get =
            async |records: &Records, key: &str| records.get::<String>("test", key).await.unwrap();
        let put = async |key: &str, value: Option<&str>, expected| {
            records.put("test", key, value.as_ref(), expected).await
        };
        assert_eq!(get(&records, "a").await, (None, 0));
        assert_eq!(put("a", Some("one"), 0).await.unwrap(), 1);
        assert!(matches!(
            put("a", Some("other"), 0).await,
            Err(StoreError::Conflict)
        ));
        assert_eq!(put("a", Some("two"), 1).await.unwrap(), 2);
        assert!(matches!(put("a", None, 1).await, Err(StoreError::Conflict)));
        assert_eq!(get(&records, "a").await, (Some("two".to_owned()), 2));
        assert_eq!(put("b", Some("three"), 0).await.unwrap(), 1);
        assert_eq!(put("a", None, 2).await.unwrap(), 3);
        // A removed key keeps its revision, so that a later value is not mistaken for an earlier one.
        assert!(put("a", Some("four"), 0).await.is_err());
        assert_eq!(put("a", Some("four"), 3).await.unwrap(), 4);
        assert_eq!(put("b", None, 1).await.unwrap(), 2);
        drop(records);
        let records = open();
        let all = records.all::<String>("test").await.unwrap();
        assert_eq!(all, [("a".to_owned(), "four".to_owned(), 4)]);
        assert!(records.all::<String>("other").await.unwrap().is_empty());
    }
}
