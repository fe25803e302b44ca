// What this device keeps: the shelf of this page with everything on it.
import { useSyncExternalStore } from 'react';
import { quarantinedNames } from './quarantine.ts';
import { SavedGames } from './saved-games.ts';
import { FinishedGames } from './finished-games.ts';
import { migrate } from './migrate.ts';
import { hasUnsavedGames, riskOf } from './unsaved-games.ts';
import { memoryStorage, LocalStore, type StorageLike } from './local-store.ts';

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

export const localStore = new LocalStore(storage ?? memoryStorage(), storage !== undefined);
export const savedGames = new SavedGames(localStore);
export const finishedGames = new FinishedGames(localStore);

migrate(localStore, savedGames, finishedGames);
if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => localStore.changedElsewhere(key));
  // The browser asks whether the page may be left.
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedGames(localStore)) event.preventDefault();
  });
}

/** Something about what is kept, as a hook: it is worked out again only after a change. */
function watched<T>(read: () => T): () => T {
  let now: { readonly value: T } | undefined;
  localStore.subscribe(() => {
    now = undefined;
  });
  const get = (): T => {
    now ??= { value: read() };
    return now.value;
  };
  const subscribe = (listener: () => void): (() => void) => localStore.subscribe(listener);
  return () => useSyncExternalStore(subscribe, get);
}

/** The games in progress, the last played first. */
export const useSavedGames = watched(() => savedGames.list());
/** The finished games, the newest first. */
export const useFinishedGames = watched(() => finishedGames.list());
/** How many things could not be read and were set aside. */
export const useQuarantineCount = watched(() => quarantinedNames(localStore).length);
/** What would be gone with the page. */
export const useRisk = watched(() => riskOf(localStore));
