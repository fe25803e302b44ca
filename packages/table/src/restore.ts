// From a game as it was kept to its table, and back.
import { IllegalOptionError, RULES_VERSION } from '@eminent/engine';
import { oneLine, type Read, type SavedGame } from '@eminent/protocol';
import { Table } from './table.ts';

/** The version of games that were kept before they said which. */
const FIRST_RULES = 1;

/** Takes up a kept game, with new questions: those of before have other numbers. A sentence says why it cannot be gone on with. */
export function restoreTable(saved: SavedGame): Read<Table> {
  const { game, seed, seats, asked, tokens, scenarios } = saved;
  const rules = saved.rules ?? (tokens.length > 0 ? FIRST_RULES : RULES_VERSION);
  if (rules > RULES_VERSION) {
    return { ok: false, error: `the game was begun under rules ${rules}, newer than this program` };
  }
  try {
    const table = new Table({ game, seed, seats, lastQuestion: asked, rules, scenarios });
    table.restore(tokens.slice(table.firstUndoable));
    return { ok: true, value: table };
  } catch (error) {
    // What is thrown here speaks of what was kept; anything else is our bug.
    if (error instanceof RangeError || error instanceof IllegalOptionError) {
      return { ok: false, error: oneLine(error.message) };
    }
    throw error;
  }
}

/** The game as it is to be kept now. */
export function updateSavedGame(saved: SavedGame, table: Table): SavedGame {
  return { ...saved, tokens: table.tokens, asked: table.question, rules: table.rules };
}
