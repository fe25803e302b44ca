// Finds data that this browser cannot store, and remembers what the player has saved to a file.
import { exportAllData } from './quarantine.ts';
import type { LocalStore } from './local-store.ts';

interface Risk {
  /** `refused`: the browser allows no storage. `full`: there was no room for a write. */
  readonly why: 'refused' | 'full';
  readonly hasGames: boolean;
}

/** Keys of games and analysis boards, not of lessons. */
const GAME_KEYS = /^(?:game|finished|board)\./;

export function riskOf(store: LocalStore): Risk | undefined {
  const names = store.unsavedKeys();
  if (store.isPersistent && names.length === 0) return undefined;
  return { why: store.isPersistent ? 'full' : 'refused', hasGames: names.some(isGame) };
}

function isGame(name: string): boolean {
  return GAME_KEYS.test(name);
}

/** Text by key in the file that was saved last during this visit. */
let savedToFile = new Map<string, string>();

/** Returns all data as text for a file. From then on, this data counts as saved to a file. */
export function textToSave(store: LocalStore): string {
  savedToFile = new Map(store.allItems());
  return exportAllData(store);
}

/** Whether games or boards that are in no file would be lost when the page is closed. */
export function hasUnsavedGames(store: LocalStore): boolean {
  const items = store.allItems();
  return store
    .unsavedKeys()
    .some((name) => isGame(name) && savedToFile.get(name) !== items.get(name));
}
