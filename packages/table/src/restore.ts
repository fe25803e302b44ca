// Restores tables from saved games, and updates saved games from tables.
import { IllegalOptionError, RULES_VERSION } from '@eminent/engine';
import { oneLine, type Read, type SavedGame } from '@eminent/protocol';
import { Table } from './table.ts';

/** The rules version of games saved before the version was stored. */
const FIRST_RULES = 1;

/**
 * Restores a table from a saved game. Its questions get new ids. Returns an error sentence if the
 * game cannot be continued.
 */
export function restoreTable(saved: SavedGame): Read<Table> {
  const { game, seed, seats, lastQuestion, tokens, scenarios } = saved;
  const rules = saved.rules ?? (tokens.length > 0 ? FIRST_RULES : RULES_VERSION);
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
    // Errors of these types mean that the saved data is wrong. Any other error is a bug.
    if (error instanceof RangeError || error instanceof IllegalOptionError) {
      return { ok: false, error: oneLine(error.message) };
    }
    throw error;
  }
}

/** Returns the saved game with the table's current answers, question id and rules version. */
export function updateSavedGame(saved: SavedGame, table: Table): SavedGame {
  return { ...saved, tokens: table.tokens, lastQuestion: table.question, rules: table.rules };
}
