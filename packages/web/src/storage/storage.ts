// The storage of this device, its collections, and hooks that render again after changes.
import { useSyncExternalStore } from 'react';
import { quarantinedNames } from './quarantine.ts';
import { Boards } from './boards.ts';
import { SavedGames } from './saved-games.ts';
import { DailyResults } from './daily-results.ts';
import { FinishedGames } from './finished-games.ts';
import { victoriesIn } from './victories.ts';
import { migrate } from './migrate.ts';
import { hasUnsavedGames, riskOf } from './unsaved-games.ts';
import { memoryStorage, LocalStore, type StorageLike } from './local-store.ts';

function storageOfDevice(): StorageLike | undefined {
  try {
    // Throws if the user or the browser forbids storage.
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
export const boards = new Boards(localStore);
export const dailyResults = new DailyResults(localStore);

migrate(localStore, savedGames, finishedGames);
if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => localStore.onExternalChange(key));
  // Makes the browser ask the user before leaving the page.
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedGames(localStore)) event.preventDefault();
  });
}

/** Creates a hook for a value that is computed from storage after each change. */
function createStorageHook<T>(read: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  localStore.subscribe(() => {
    cached = undefined;
  });
  const get = (): T => {
    cached ??= { value: read() };
    return cached.value;
  };
  const subscribe = (listener: () => void): (() => void) => localStore.subscribe(listener);
  return () => useSyncExternalStore(subscribe, get);
}

/** Games in progress, last played first. */
export const useSavedGames = createStorageHook(() => savedGames.list());
/** Finished games, newest first. */
export const useFinishedGames = createStorageHook(() => finishedGames.list());
/** Analysis boards, last changed first. */
export const useBoards = createStorageHook(() => boards.list());
export const useVictories = createStorageHook(() => victoriesIn(localStore));
/** Daily games that were started, newest first. */
export const useDailyResults = createStorageHook(() => dailyResults.list());
export const useQuarantineCount = createStorageHook(() => quarantinedNames(localStore).length);
/** Why data would be lost when the page is closed; undefined if none would. */
export const useRisk = createStorageHook(() => riskOf(localStore));
