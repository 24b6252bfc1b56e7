//! A directory in memory for several engines of one process. Its connections can be delayed, held up and broken.

use std::{
    collections::{HashMap, HashSet},
    io,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use threadwire_engine::{
    BoxFuture, Caller, CancellationToken, Directory, Liveness, PeerStream, ProcessId, StoreError,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf},
    sync::{Mutex as AsyncMutex, mpsc, watch},
};

/// The processes of a store and the connections between them.
pub(crate) struct Network {
    state: Mutex<State>,
    faults: Faults,
    /// The processes whose bytes do not arrive.
    held: watch::Sender<HashSet<ProcessId>>,
}

/// The faults of all connections, by a seed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Faults {
    pub(crate) seed: u64,
    /// The most bytes that arrive at once; 0 for no limit.
    pub(crate) piece: u64,
    /// The longest delay of such a piece, in microseconds.
    pub(crate) delay: u64,
    /// Roughly the number of bytes after which a connection breaks; 0 for never.
    pub(crate) life: u64,
}

#[derive(Default)]
struct State {
    /// The processes in the order in which they joined.
    processes: Vec<ProcessId>,
    members: HashMap<ProcessId, Member>,
    connections: Vec<CancellationToken>,
    /// Whether connections break by themselves no more.
    is_healed: bool,
    /// Whether a broken connection loses what it has not delivered.
    loses: bool,
}

struct Member {
    callers: mpsc::UnboundedSender<DuplexStream>,
    liveness: Liveness,
}

impl Network {
    pub(crate) fn new(faults: Faults) -> Arc<Self> {
        Arc::new(Self {
            state: Mutex::default(),
            faults,
            held: watch::Sender::default(),
        })
    }

    /// Returns the directory for one more process.
    pub(crate) fn seat(self: &Arc<Self>) -> Arc<Seat> {
        let (sender, callers) = mpsc::unbounded_channel();
        Arc::new(Seat {
            me: ProcessId::new(),
            network: Arc::clone(self),
            sender: Mutex::new(Some(sender)),
            callers: AsyncMutex::new(callers),
        })
    }

    /// Holds back what a process sends.
    pub(crate) fn hold(&self, process: ProcessId) {
        self.held.send_modify(|held| {
            held.insert(process);
        });
    }

    /// Lets everything arrive that is held back.
    pub(crate) fn release(&self) {
        self.held.send_modify(HashSet::clear);
    }

    /// Breaks all connections. What was sent before still arrives, and then the end of the connection.
    pub(crate) fn break_all(&self) {
        for connection in self.lock().connections.drain(..) {
            connection.cancel();
        }
    }

    /// Breaks all connections. What is held back is lost.
    pub(crate) fn cut_all(&self) {
        self.lock().loses = true;
        self.break_all();
    }

    /// Lets connections break by themselves no more.
    pub(crate) fn heal(&self) {
        self.lock().is_healed = true;
    }

    /// Sets what others learn about a process.
    pub(crate) fn set_liveness(&self, process: ProcessId, liveness: Liveness) {
        if let Some(member) = self.lock().members.get_mut(&process) {
            member.liveness = liveness;
        }
    }

    /// Connects two ends, and returns the end of the caller.
    fn connect(
        self: &Arc<Self>,
        caller: ProcessId,
        callee: ProcessId,
        callers: &mpsc::UnboundedSender<DuplexStream>,
    ) -> DuplexStream {
        const ROOM: usize = 64 * 1024;
        let (here, near) = tokio::io::duplex(ROOM);
        let (far, there) = tokio::io::duplex(ROOM);
        let over = CancellationToken::new();
        let number = {
            let mut state = self.lock();
            state.connections.push(over.clone());
            state.connections.len() as u64
        };
        let mut dice = Rng(self.faults.seed ^ (number << 32));
        let (near_read, near_write) = tokio::io::split(near);
        let (far_read, far_write) = tokio::io::split(far);
        let directions = [
            (caller, near_read, far_write),
            (callee, far_read, near_write),
        ];
        for (sender, read, write) in directions {
            let network = Arc::clone(self);
            tokio::spawn(carry(
                network,
                sender,
                (read, write),
                over.clone(),
                dice.fork(),
            ));
        }
        // The other process may have ended; the caller then reads the end of the connection.
        let _ = callers.send(there);
        here
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }
}

/// Carries the bytes of one direction until the connection ends or breaks.
async fn carry(
    network: Arc<Network>,
    sender: ProcessId,
    (mut from, mut to): (ReadHalf<DuplexStream>, WriteHalf<DuplexStream>),
    over: CancellationToken,
    mut dice: Rng,
) {
    let Faults {
        piece, delay, life, ..
    } = network.faults;
    let mut left = (life > 0).then(|| 1 + dice.below(2 * life));
    let mut held = network.held.subscribe();
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let most = if piece == 0 {
            bytes.len() as u64
        } else {
            1 + dice.below(piece)
        };
        let is_broken = over.is_cancelled();
        let read = tokio::select! {
            biased;
            read = from.read(&mut bytes[..most as usize]) => read.unwrap_or(0),
            () = over.cancelled() => 0,
        };
        if read == 0 {
            break;
        }
        if delay > 0 && !is_broken {
            tokio::time::sleep(Duration::from_micros(dice.below(delay))).await;
        }
        // A network that is gone delivers nothing.
        let is_gone = held.wait_for(|held| !held.contains(&sender)).await.is_err();
        let is_lost = over.is_cancelled() && network.lock().loses;
        if is_gone || is_lost || to.write_all(&bytes[..read]).await.is_err() {
            break;
        }
        if let Some(left) = &mut left {
            *left = left.saturating_sub(read as u64);
            if *left == 0 && !network.lock().is_healed {
                break;
            }
        }
    }
    over.cancel();
    // The other end may be gone.
    let _ = to.shutdown().await;
}

/// The place of one process in the network.
pub(crate) struct Seat {
    me: ProcessId,
    network: Arc<Network>,
    sender: Mutex<Option<mpsc::UnboundedSender<DuplexStream>>>,
    callers: AsyncMutex<mpsc::UnboundedReceiver<DuplexStream>>,
}

impl Directory for Seat {
    fn me(&self) -> ProcessId {
        self.me
    }

    fn join(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let sender = self.sender.lock().unwrap().take();
            let mut state = self.network.lock();
            state.processes.push(self.me);
            let member = Member {
                callers: sender.expect("a process joins once"),
                liveness: Liveness::Alive,
            };
            state.members.insert(self.me, member);
            Ok(())
        })
    }

    fn rejoin(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        // Nobody forgets a process that still has its seat.
        Box::pin(async { Ok(()) })
    }

    fn processes(&self) -> BoxFuture<'_, Result<Vec<ProcessId>, StoreError>> {
        Box::pin(async move { Ok(self.network.lock().processes.clone()) })
    }

    fn liveness(&self, process: ProcessId) -> BoxFuture<'_, Result<Liveness, StoreError>> {
        Box::pin(async move {
            let state = self.network.lock();
            let member = state.members.get(&process);
            Ok(
                member.map_or(Liveness::Dead, |member| match member.callers.is_closed() {
                    true => Liveness::Dead,
                    false => member.liveness,
                }),
            )
        })
    }

    fn forget(&self, process: ProcessId) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let mut state = self.network.lock();
            state.processes.retain(|other| *other != process);
            state.members.remove(&process);
            Ok(())
        })
    }

    fn connect(&self, process: ProcessId) -> BoxFuture<'_, io::Result<Box<dyn PeerStream>>> {
        Box::pin(async move {
            let callers = {
                let state = self.network.lock();
                let member = state.members.get(&process);
                let member = member.filter(|member| member.liveness != Liveness::Dead);
                member.ok_or(io::ErrorKind::NotFound)?.callers.clone()
            };
            if callers.is_closed() {
                return Err(io::ErrorKind::ConnectionRefused.into());
            }
            Ok(Box::new(self.network.connect(self.me, process, &callers)) as Box<dyn PeerStream>)
        })
    }

    fn accept(&self) -> BoxFuture<'_, Option<Caller>> {
        Box::pin(async move {
            let stream = self.callers.lock().await.recv().await?;
            Some(Caller {
                stream: Box::new(stream),
                pid: None,
            })
        })
    }

    fn is_process(
        &self,
        process: ProcessId,
        _pid: Option<i32>,
    ) -> BoxFuture<'_, Result<bool, StoreError>> {
        Box::pin(async move { Ok(self.network.lock().processes.contains(&process)) })
    }

    fn leave(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.forget(self.me)
    }
}

/// A pseudo-random generator with the same numbers in every run.
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    /// Returns a number from 0 up to, not including, `end`.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        // The numbers of SplitMix64, which needs no warm-up.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 1) % end
    }

    /// Returns another generator.
    fn fork(&mut self) -> Self {
        Self(self.below(u64::MAX))
    }
}
