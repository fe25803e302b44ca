// What this device keeps: the shelf of this page with everything on it.
import { useSyncExternalStore } from 'react';
import { asideNames } from './quarantine.ts';
import { Games } from './saved-games.ts';
import { History } from './finished-games.ts';
import { migrate } from './migrate.ts';
import { hasUnsavedGames, riskOf } from './unsaved-games.ts';
import { memoryStorage, Shelf, type StorageLike } from './local-store.ts';

/** The storage of the browser; undefined where it is forbidden. */
function storageOfDevice(): StorageLike | undefined {
  try {
    // Reading shows whether it may be used at all.
    const storage = localStorage;
    storage.getItem('eminent');
    return storage;
  } catch {
    return undefined;
  }
}

const storage = storageOfDevice();

export const shelf = new Shelf(storage ?? memoryStorage(), storage !== undefined);
export const games = new Games(shelf);
export const history = new History(shelf);

migrate(shelf, games, history);
if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => shelf.changedElsewhere(key));
  // The browser asks whether the page may be left.
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedGames(shelf)) event.preventDefault();
  });
}

/** Something about what is kept, as a hook: it is worked out again only after a change. */
function watched<T>(read: () => T): () => T {
  let now: { readonly value: T } | undefined;
  shelf.subscribe(() => {
    now = undefined;
  });
  const get = (): T => {
    now ??= { value: read() };
    return now.value;
  };
  const subscribe = (listener: () => void): (() => void) => shelf.subscribe(listener);
  return () => useSyncExternalStore(subscribe, get);
}

/** The games in progress, the last played first. */
export const useGames = watched(() => games.list());
/** The finished games, the newest first. */
export const useHistory = watched(() => history.list());
/** How many things could not be read and were set aside. */
export const useAsideCount = watched(() => asideNames(shelf).length);
/** What would be gone with the page. */
export const useRisk = watched(() => riskOf(shelf));
