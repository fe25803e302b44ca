// Data that this browser cannot store, and whether the player has saved it to a file.
import { exportAllData } from './quarantine.ts';
import type { LocalStore } from './local-store.ts';

/** The data that would be lost with the page. */
interface Risk {
  /** The browser refuses all storage, or it is full. */
  readonly why: 'refused' | 'full';
  /** Whether games or boards are among the data. */
  readonly hasGames: boolean;
}

/** The keys of games and analysis boards. */
const GAME = /^(?:game|finished|board)\./;

export function riskOf(store: LocalStore): Risk | undefined {
  const names = store.unsavedKeys();
  if (store.isLasting && names.length === 0) return undefined;
  return { why: store.isLasting ? 'full' : 'refused', hasGames: names.some(isGame) };
}

function isGame(name: string): boolean {
  return GAME.test(name);
}

/** The data in the file that was saved last. */
let saved = new Map<string, string>();

/** All data as text for a file. Its games count as saved. */
export function textToSave(store: LocalStore): string {
  saved = new Map(store.allItems());
  return exportAllData(store);
}

/** Whether games would be lost with the page that are in no file. */
export function hasUnsavedGames(store: LocalStore): boolean {
  const now = store.allItems();
  return store.unsavedKeys().some((name) => isGame(name) && saved.get(name) !== now.get(name));
}
