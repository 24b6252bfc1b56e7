//! The method `memory/reset`.

use threadwire_host::Area;
use threadwire_protocol::dotcraft::{EmptyObject, MemoryMethods};
use threadwire_workspace::craft::memory;

use super::{Failure, families, skills::broken};

impl MemoryMethods for families::Memory {
    async fn memory_reset(&self, _params: EmptyObject) -> Result<EmptyObject, Failure> {
        let workspace = self.workspace();
        workspace
            .with(|folders| memory::reset(&folders.own))
            .await
            .map_err(broken)?;
        workspace.changed(&[Area::Memory], "memory/reset");
        Ok(EmptyObject {})
    }
}
