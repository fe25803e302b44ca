// Creates the WebSocket client of this page, and reloads the page for a newer version.
import { hexOf } from '@eminent/protocol/online';
import { isNewer, mayReload, reloadPage, waitForNewWorker } from '../ui/load-newer-page.ts';
import { useConnection } from './connection-status.ts';
import { OnlineSocket, type Wire, type WireEvents } from './reconnecting-socket.ts';

/** Relative to the page. */
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

/** Other tabs must not send the same commands. Undefined if the browser blocks the storage. */
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
  // `crypto.randomUUID` does not exist on pages loaded over plain HTTP.
  newKey: () => hexOf(crypto.getRandomValues(new Uint8Array(16))),
  isVisible: () => document.visibilityState === 'visible',
  isNewer,
});

addEventListener('online', () => socket.checkNow());
addEventListener('offline', () => socket.checkNow());
document.addEventListener('visibilitychange', () => socket.visibilityChanged());

/** Resolves when the newer page's service worker is ready. Shared by all calls that wait for it. */
let newWorker: Promise<void> | undefined;

/**
 * Reloads the page, at most once a minute, when the new service worker is ready and `mayLoad`
 * agrees.
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
