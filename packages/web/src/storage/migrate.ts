// Takes over what older versions of the page kept: one game, one lesson, and the history as one list.
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

/** Nothing is removed before it has its new place; what has no room yet is tried again at the next visit. */
export function migrate(shelf: LocalStore, games: SavedGames, history: FinishedGames): void {
  for (const name of OLD_GAMES) migrateGame(shelf, games, name);
  migrateHistory(shelf, history);
}

function migrateGame(shelf: LocalStore, games: SavedGames, name: string): void {
  const text = shelf.text(name);
  if (text === undefined) return;
  const old = parsed(text);
  const read = readSavedGame(isObject(old) ? { id: newId(), asked: 0, ...old } : old);
  if (!read.ok) return shelf.setAside(name);
  // Without a turn: the page tells it when the game is played on.
  if (games.putBack({ at: Date.now(), saved: read.value })) shelf.remove(name);
}

function migrateHistory(shelf: LocalStore, history: FinishedGames): void {
  const text = shelf.text(OLD_HISTORY);
  if (text === undefined) return;
  const old = parsed(text);
  if (!Array.isArray(old)) return shelf.setAside(OLD_HISTORY);
  let isWhole = true;
  for (const entry of old) {
    const read = readValue(entry, finishedGame, OLD_HISTORY);
    // Links and bookmarks name an old game by its id, so it keeps it.
    if (read.ok && !history.add(read.value)) return;
    isWhole &&= read.ok;
  }
  // With an entry that cannot be read, the whole old list is kept beside what could be.
  if (isWhole) shelf.remove(OLD_HISTORY);
  else shelf.setAside(OLD_HISTORY);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
