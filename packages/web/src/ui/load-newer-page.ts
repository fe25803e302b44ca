// Detects that the server has another version of the page, and reloads the page.

const RELOADED_AT = 'eminent.reloaded';
/** Minimum time between reloads. Avoids a loop if the server keeps serving the old page. */
const MIN_INTERVAL_MS = 60_000;
const WORKER_TIMEOUT_MS = 20_000;

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const PAGE_BUILD = import.meta.env['VITE_EMINENT_BUILD'] as string | undefined;
/** Build ids that a server reports if it serves no page, or a page without a build id. */
const UNKNOWN_BUILDS: readonly string[] = ['none', 'unnamed'];
/** Session storage key: `wantedUpdate` at the last reload. Prevents a second reload for it. */
const RELOADED_FOR = 'eminent.wanted';
/** The builds of the page and the server, separated by a space; empty if no update was found. */
let wantedUpdate = '';

/** Whether the server has another build, not tried yet. Remembers it for `reloadPage`. */
export function isNewer(served: string, build = PAGE_BUILD): boolean {
  if (build === undefined || build === served || UNKNOWN_BUILDS.includes(served)) return false;
  wantedUpdate = `${build} ${served}`;
  return tabStorage()?.getItem(RELOADED_FOR) !== wantedUpdate;
}

/** Whether the last reload is at least a minute ago. */
export function mayReload(): boolean {
  return Date.now() - Number(tabStorage()?.getItem(RELOADED_AT) ?? 0) >= MIN_INTERVAL_MS;
}

/** Reloads the page. Stores the time and the builds for `mayReload` and `isNewer`. */
export function reloadPage(): void {
  const storage = tabStorage();
  storage?.setItem(RELOADED_AT, String(Date.now()));
  if (wantedUpdate !== '') storage?.setItem(RELOADED_FOR, wantedUpdate);
  location.reload();
}

/**
 * Waits until a new service worker is active, at most `WORKER_TIMEOUT_MS`. The old one would serve
 * the old page again. Returns at once if there is no new worker.
 */
export async function waitForNewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const newWorker = registration?.installing ?? registration?.waiting;
  if (!newWorker) return;
  await new Promise<void>((resolve) => {
    const resolveIfReady = () => {
      if (newWorker.state === 'activated' || newWorker.state === 'redundant') resolve();
    };
    newWorker.addEventListener('statechange', resolveIfReady);
    setTimeout(resolve, WORKER_TIMEOUT_MS);
    resolveIfReady();
  });
}

/**
 * From now on, reloads the page when a script cannot be loaded; usually a newer version has
 * replaced it. Does not reload if the server cannot be reached or `mayReload` forbids it.
 */
export function reloadOnMissingScript(): void {
  addEventListener('vite:preloadError', () => {
    if (!mayReload()) return;
    const served = fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    void served.then(
      ({ ok }) => ok && reloadPage(),
      () => undefined,
    );
  });
}
