//! A line between client and server that can be cut.

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

/// Where one connection is cut: after so many bytes of one of its directions.
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

/// Passes connections on to a server.
#[derive(Debug)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    state: Arc<Mutex<State>>,
    /// Whether bytes of the server are kept back.
    mute: Arc<watch::Sender<bool>>,
}

#[derive(Debug)]
struct State {
    target: SocketAddr,
    /// Where the next connections are cut. Those that follow are not.
    cuts: VecDeque<Cut>,
    /// Whether connections are ended as soon as they are there.
    down: bool,
    /// Ends the connections that there are.
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

    /// Cuts the connections that there are.
    pub(crate) fn cut(&self) {
        let mut state = self.state();
        std::mem::take(&mut state.line).cancel();
        self.mute.send_replace(false);
    }

    /// Cuts the connections that there are, and those that come.
    pub(crate) fn go_down(&self) {
        self.state().down = true;
        self.cut();
    }

    /// Lets connections live again.
    pub(crate) fn come_up(&self) {
        self.state().down = false;
    }

    /// Lets nothing of the server through until the cut.
    pub(crate) fn mute(&self) {
        self.mute.send_replace(true);
    }

    /// Leads to another server from now on.
    pub(crate) fn lead_to(&self, target: SocketAddr) {
        self.state().target = target;
    }

    /// Returns how many of the cuts are still to come.
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
            // The end of any of them ends both directions, and with them both sockets.
            tokio::select! {
                () = line.cancelled() => {}
                () = pass(from_client, to_server, cut.up, None) => {}
                () = pass(from_server, to_client, cut.down, Some(unmuted)) => {}
            }
        });
    }
}

/// Passes bytes on until so many have passed.
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
