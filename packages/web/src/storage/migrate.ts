// Migrates data of older versions: a single game, a single lesson, and the history as one list.
import { readSavedGame, readValue } from '@eminent/protocol';
import type { SavedGames } from './saved-games.ts';
import { finishedGame, type FinishedGames } from './finished-games.ts';
import { newId } from './new-id.ts';
import type { LocalStore } from './local-store.ts';

const OLD_GAMES = ['game', 'lesson'] as const;
const OLD_HISTORY = 'history';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Moves old data to the current keys. If storage is full, it stays for a try at the next visit. */
export function migrate(store: LocalStore, games: SavedGames, history: FinishedGames): void {
  for (const name of OLD_GAMES) migrateGame(store, games, name);
  migrateHistory(store, history);
}

function migrateGame(store: LocalStore, games: SavedGames, name: string): void {
  const text = store.text(name);
  if (text === undefined) return;
  const old = parsed(text);
  const read = readSavedGame(isObject(old) ? { id: newId(), lastQuestion: 0, ...old } : old);
  if (!read.ok) return store.quarantine(name);
  // The stored turn stays absent until the game is continued and saved.
  if (games.restore({ at: Date.now(), saved: read.value })) store.remove(name);
}

function migrateHistory(store: LocalStore, history: FinishedGames): void {
  const text = store.text(OLD_HISTORY);
  if (text === undefined) return;
  const old = parsed(text);
  if (!Array.isArray(old)) return store.quarantine(OLD_HISTORY);
  let areAllRead = true;
  for (const entry of old) {
    const read = readValue(entry, finishedGame, OLD_HISTORY);
    // Keeps the id of the game, because links and bookmarks contain it.
    if (read.ok && !history.add(read.value)) return;
    areAllRead &&= read.ok;
  }
  // If an entry cannot be read, quarantine keeps the whole old list.
  if (areAllRead) store.remove(OLD_HISTORY);
  else store.quarantine(OLD_HISTORY);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
