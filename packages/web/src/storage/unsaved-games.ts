// Data that this browser cannot store, and whether the player has saved it to a file.
import { exportAllData } from './quarantine.ts';
import type { LocalStore } from './local-store.ts';

/** Why data would be lost when the page is closed, and whether it includes games. */
interface Risk {
  /** The browser refuses all storage, or it is full. */
  readonly why: 'refused' | 'full';
  /** Whether games or boards are among the data. */
  readonly hasGames: boolean;
}

/** Matches the keys of games and analysis boards. */
const GAME = /^(?:game|finished|board)\./;

export function riskOf(store: LocalStore): Risk | undefined {
  const names = store.unsavedKeys();
  if (store.isPersistent && names.length === 0) return undefined;
  return { why: store.isPersistent ? 'full' : 'refused', hasGames: names.some(isGame) };
}

function isGame(name: string): boolean {
  return GAME.test(name);
}

/** The data in the file that was saved last. */
let savedToFile = new Map<string, string>();

/** All data as text for a file. From then on its games count as saved. */
export function textToSave(store: LocalStore): string {
  savedToFile = new Map(store.allItems());
  return exportAllData(store);
}

/** Whether games that are in no file would be lost when the page is closed. */
export function hasUnsavedGames(store: LocalStore): boolean {
  const items = store.allItems();
  return store
    .unsavedKeys()
    .some((name) => isGame(name) && savedToFile.get(name) !== items.get(name));
}
