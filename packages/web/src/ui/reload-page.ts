// How this page makes place for the newer one that its server has.

/** In the storage of this tab: when it loaded the newer page last. */
const RELOADED = 'eminent.reloaded';
/** A page that stays old, because its server does, is not loaded for ever. */
const SELDOM_MS = 60_000;
/** A worker that does not come is not waited for longer. */
const PATIENCE_MS = 20_000;

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** This build; absent where nobody named it, such as with hot reload. */
const OWN = import.meta.env['VITE_EMINENT_BUILD'] as string | undefined;
/** What a server without a page of its own, or with one that nobody named, says of its build. */
const UNKNOWN: readonly string[] = ['none', 'unnamed'];
/** In the storage of this tab: the build for which it was loaded anew last. Where that was in vain, it is not done again. */
const WANTED = 'eminent.wanted';
let wanted = '';

/** Whether the server has another page to give than this one. */
export function isNewer(served: string, own = OWN): boolean {
  if (own === undefined || own === served || UNKNOWN.includes(served)) return false;
  wanted = `${own} ${served}`;
  return tabStorage()?.getItem(WANTED) !== wanted;
}

export function mayReload(): boolean {
  return Date.now() - Number(tabStorage()?.getItem(RELOADED) ?? 0) >= SELDOM_MS;
}

export function reloadPage(): void {
  const storage = tabStorage();
  storage?.setItem(RELOADED, String(Date.now()));
  if (wanted !== '') storage?.setItem(WANTED, wanted);
  location.reload();
}

/** The worker of before would give the page of before again: until the newer one has taken over. */
export async function takeNewerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing ?? registration?.waiting;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    };
    coming.addEventListener('statechange', look);
    setTimeout(resolve, PATIENCE_MS);
    look();
  });
}

/** A part of this page that is not there any more: the newer page has others in its place. Without a network nothing is loaded anew. */
export function reloadWhereParted(): void {
  addEventListener('vite:preloadError', () => {
    if (!mayReload()) return;
    const served = fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    void served.then(
      ({ ok }) => ok && reloadPage(),
      () => undefined,
    );
  });
}
