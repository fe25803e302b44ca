// What this device keeps: the shelf of this page with everything on it.
import { useSyncExternalStore } from 'react';
import { asideNames } from './aside.ts';
import { Games } from './games.ts';
import { History } from './history.ts';
import { migrate } from './migrate.ts';
import { memoryStorage, Shelf, type StorageLike } from './shelf.ts';

/** The storage of the browser; where it is forbidden, one that lasts as long as the page. */
function storageOfDevice(): StorageLike {
  try {
    // Reading shows whether it may be used at all.
    const storage = localStorage;
    storage.getItem('eminent');
    return storage;
  } catch {
    return memoryStorage();
  }
}

export const shelf = new Shelf(storageOfDevice());
export const games = new Games(shelf);
export const history = new History(shelf);

migrate(shelf, games, history);
if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => shelf.changedElsewhere(key));
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
