//! A proxy between client and server whose connections can be cut.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard},
};

use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
};
use tokio_util::sync::CancellationToken;

/// The point at which one connection is cut: after this many bytes in one of its directions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut {
    pub(crate) up: usize,
    pub(crate) down: usize,
}

impl Cut {
    pub(crate) const NEVER: Self = Self {
        up: usize::MAX,
        down: usize::MAX,
    };

    pub(crate) fn down(bytes: usize) -> Self {
        Self {
            down: bytes,
            ..Self::NEVER
        }
    }

    pub(crate) fn up(bytes: usize) -> Self {
        Self {
            up: bytes,
            ..Self::NEVER
        }
    }
}

/// Forwards connections to a server.
#[derive(Debug)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    state: Arc<Mutex<State>>,
    /// Whether bytes of the server are held back.
    mute: Arc<watch::Sender<bool>>,
}

#[derive(Debug)]
struct State {
    target: SocketAddr,
    /// The cuts of the next connections. Later connections are not cut.
    cuts: VecDeque<Cut>,
    /// Whether new connections are closed at once.
    down: bool,
    /// Ends the existing connections.
    line: CancellationToken,
}

impl Proxy {
    pub(crate) async fn to(target: SocketAddr, cuts: impl IntoIterator<Item = Cut>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0))
            .await
            .expect("a free port");
        let address = listener.local_addr().expect("an address");
        let state = Arc::new(Mutex::new(State {
            target,
            cuts: cuts.into_iter().collect(),
            down: false,
            line: CancellationToken::new(),
        }));
        let mute = Arc::new(watch::Sender::new(false));
        tokio::spawn(accept(listener, Arc::clone(&state), Arc::clone(&mute)));
        Self {
            address,
            state,
            mute,
        }
    }

    /// Returns the address for a client.
    pub(crate) fn url(&self) -> String {
        format!("ws://{}", self.address)
    }

    /// Cuts the existing connections.
    pub(crate) fn cut(&self) {
        let mut state = self.state();
        std::mem::take(&mut state.line).cancel();
        self.mute.send_replace(false);
    }

    /// Cuts the existing connections, and all new ones.
    pub(crate) fn go_down(&self) {
        self.state().down = true;
        self.cut();
    }

    /// Accepts connections again.
    pub(crate) fn come_up(&self) {
        self.state().down = false;
    }

    /// Holds back all bytes of the server until the next cut.
    pub(crate) fn mute(&self) {
        self.mute.send_replace(true);
    }

    /// Forwards new connections to another server.
    pub(crate) fn lead_to(&self, target: SocketAddr) {
        self.state().target = target;
    }

    /// Returns the number of remaining cuts.
    pub(crate) fn cuts_left(&self) -> usize {
        self.state().cuts.len()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no panic")
    }
}

async fn accept(listener: TcpListener, state: Arc<Mutex<State>>, mute: Arc<watch::Sender<bool>>) {
    while let Ok((client, _)) = listener.accept().await {
        let (target, cut, line) = {
            let mut state = state.lock().expect("no panic");
            if state.down {
                continue;
            }
            (
                state.target,
                state.cuts.pop_front().unwrap_or(Cut::NEVER),
                state.line.clone(),
            )
        };
        let unmuted = mute.subscribe();
        tokio::spawn(async move {
            let Ok(server) = TcpStream::connect(target).await else {
                return;
            };
            for stream in [&client, &server] {
                stream.set_nodelay(true).expect("a socket");
            }
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            // The end of one direction ends both directions and both sockets.
            tokio::select! {
                () = line.cancelled() => {}
                () = pass(from_client, to_server, cut.up, None) => {}
                () = pass(from_server, to_client, cut.down, Some(unmuted)) => {}
            }
        });
    }
}

/// Forwards up to this many bytes.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut left: usize,
    mut muted: Option<watch::Receiver<bool>>,
) {
    let mut buffer = vec![0; 16 << 10];
    while left > 0 {
        let Ok(read @ 1..) = from.read(&mut buffer).await else {
            return;
        };
        if let Some(muted) = &mut muted
            && muted.wait_for(|muted| !muted).await.is_err()
        {
            return;
        }
        let count = read.min(left);
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
        left -= count;
    }
}
