// The socket of this page with its browser APIs. Also loads a newer version of the page.
import { hexOf } from '@eminent/protocol/online';
import { isNewer, mayReload, reloadPage, waitForNewWorker } from '../ui/load-newer-page.ts';
import { useConnection } from './connection-status.ts';
import { OnlineSocket, type Wire, type WireEvents } from './socket.ts';

/** The address of the server's socket, relative to the page. */
const ADDRESS = 'api/v1/socket';

function open({ onOpen, onFrame, onClose }: WireEvents): Wire {
  const address = new URL(ADDRESS, document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onFrame(String(data)));
  socket.addEventListener('close', onClose);
  return { send: (frame) => socket.send(frame), close: () => socket.close() };
}

/** The storage of this tab alone, because another tab must not send the same commands. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

export const socket = new OnlineSocket({
  open,
  storage: tabStorage(),
  now: Date.now,
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  // `crypto.randomUUID` does not exist on plain http.
  newKey: () => hexOf(crypto.getRandomValues(new Uint8Array(16))),
  isVisible: () => document.visibilityState === 'visible',
  isNewer,
});

addEventListener('online', () => socket.checkNow());
addEventListener('offline', () => socket.checkNow());
document.addEventListener('visibilitychange', () => socket.visibilityChanged());

/** Resolves when the newer page's service worker is ready; undefined while no load is waiting. */
let newWorker: Promise<void> | undefined;

/**
 * Loads the newer page once its service worker is ready, which takes seconds, and only if `mayLoad`
 * then returns true. No command is lost: unsent commands are in the session storage.
 */
export async function loadNewerPage(mayLoad = () => true): Promise<void> {
  if (!mayReload()) return;
  newWorker ??= waitForNewWorker();
  await newWorker;
  newWorker = undefined;
  if (!mayReload() || !mayLoad()) return;
  useConnection.setState({ newerPage: false });
  reloadPage();
}
