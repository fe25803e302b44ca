// Reloads the page when the server has a newer version.

/** The session storage key of the time of the last reload by this module. */
const RELOADED = 'eminent.reloaded';
/** Minimum time between reloads; avoids a loop if the server keeps serving the old page. */
const MIN_INTERVAL_MS = 60_000;
/** Maximum time to wait for a new service worker. */
const WORKER_TIMEOUT_MS = 20_000;

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The id of this build; undefined in development. */
const PAGE_BUILD = import.meta.env['VITE_EMINENT_BUILD'] as string | undefined;
/** Build ids of a server without a page, or with a page that has no build id. */
const UNKNOWN_BUILDS: readonly string[] = ['none', 'unnamed'];
/**
 * The session storage key of the builds (see `wanted`) for which the page was last reloaded. A
 * reload that did not load the new build is not repeated.
 */
const RELOADED_FOR = 'eminent.wanted';
/** The builds of the page and the server, separated by a space; empty if they do not differ. */
let wanted = '';

/** Whether the server has another version, for which the page was not yet reloaded. */
export function isNewer(served: string, build = PAGE_BUILD): boolean {
  if (build === undefined || build === served || UNKNOWN_BUILDS.includes(served)) return false;
  wanted = `${build} ${served}`;
  return tabStorage()?.getItem(RELOADED_FOR) !== wanted;
}

/** Whether the last reload was long enough ago. */
export function mayReload(): boolean {
  return Date.now() - Number(tabStorage()?.getItem(RELOADED) ?? 0) >= MIN_INTERVAL_MS;
}

/** Reloads the page, and records it for `mayReload` and `isNewer`. */
export function reloadPage(): void {
  const storage = tabStorage();
  storage?.setItem(RELOADED, String(Date.now()));
  if (wanted !== '') storage?.setItem(RELOADED_FOR, wanted);
  location.reload();
}

/**
 * Waits for a new service worker to take over, because the old one would serve the old page again.
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
 * Reloads when a script cannot be loaded, because a newer version has replaced it. Does nothing if
 * the server cannot be reached.
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
