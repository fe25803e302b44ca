// Converts between tables and saved games.
import { IllegalOptionError, RULES_VERSION } from '@eminent/engine';
import { oneLine, type Read, type SavedGame } from '@eminent/protocol';
import { Table } from './table.ts';

/** Rules version of games that were saved before saved games had a version. */
const FIRST_RULES_VERSION = 1;

/**
 * Restores a table from a saved game by replaying its answers. Its questions get new ids. Returns
 * an error sentence if the data is invalid or the game needs newer rules than this program has.
 */
export function restoreTable(saved: SavedGame): Read<Table> {
  const { game, seed, seats, lastQuestion, tokens, scenarios } = saved;
  const rules = saved.rules ?? (tokens.length > 0 ? FIRST_RULES_VERSION : RULES_VERSION);
  if (rules > RULES_VERSION) {
    return {
      ok: false,
      error: `the game was started under rules ${rules}, which are newer than this program`,
    };
  }
  try {
    const table = new Table({ game, seed, seats, lastQuestion, rules, scenarios });
    table.restore(tokens.slice(table.firstUndoable));
    return { ok: true, value: table };
  } catch (error) {
    // These errors mean that the saved data is invalid. Any other error is a bug.
    if (error instanceof RangeError || error instanceof IllegalOptionError) {
      return { ok: false, error: oneLine(error.message) };
    }
    throw error;
  }
}

/** Returns the saved game with the table's current answers, last question id and rules version. */
export function updateSavedGame(saved: SavedGame, table: Table): SavedGame {
  return { ...saved, tokens: table.tokens, lastQuestion: table.question, rules: table.rules };
}
