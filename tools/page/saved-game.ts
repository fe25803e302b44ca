// Games to look at and to measure: played by characters up to a decision of the first seat.
import { findBot } from '@eminent/bots';
import { checkOptions, type GameOptions, type View } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { Table } from '@eminent/table';

import { RESEARCHER } from './researcher.ts';

export type { SavedGame } from '@eminent/protocol';

/** What the page has under the key `eminent.game.measured`: a game last played at the beginning of time. */
export function keptText(saved: SavedGame): string {
  return JSON.stringify({ at: 0, saved });
}

const CHARACTERS = ['warmonger', 'settler', 'scholar', 'trader'] as const;

/** Who plays seat 0 of a saved game. */
export type First = (typeof CHARACTERS)[number] | 'admiral' | 'researcher';

/**
 * A game between heuristic players up to a decision of seat 0 near a share of it; the whole game for 1.
 * Seat 0 is played by `first`.
 *
 * @throws if seat 0 never has to decide on one of the steps
 */
export function savedAt(
  players: number,
  share: number,
  steps: readonly string[],
  first: First = 'warmonger',
  rules: Partial<GameOptions> = {},
): SavedGame {
  const { table, saved } = played(players, first, rules);
  const stops: number[] = [];
  while (!table.over) {
    if (table.deciding === 0 && steps.includes(table.viewOf(0).decision?.step ?? '')) {
      stops.push(table.ply);
    }
    table.step();
  }
  const stop = stops.find((one) => one >= table.ply * share) ?? stops.at(-1);
  if (stop === undefined) throw new Error(`${first} is never asked for ${steps.join(' or ')}`);
  return saved(share === 1 ? table.ply : stop);
}

/** The same, up to the first view of seat 0 that is wanted. */
export function savedWhere(
  players: number,
  wanted: (view: View) => boolean,
  first: First = 'warmonger',
): SavedGame {
  const { table, saved } = played(players, first);
  while (!table.over) {
    if (table.deciding === 0 && wanted(table.viewOf(0))) return saved(table.ply);
    table.step();
  }
  throw new Error(`${first} is never asked that`);
}

/** A turn worth seeing: a world can be settled, and others may follow. */
export function settlingTurn(): SavedGame {
  return savedWhere(
    4,
    (view) =>
      view.decision?.step === 'action' &&
      view.turnNumber > 16 &&
      (view.players[0]?.hand ?? []).includes('colonize') &&
      (view.players[0]?.planets ?? []).some(
        ({ up, settle }) => !up && settle !== undefined && settle.missing === 0,
      ),
    'settler',
  );
}

/** A table of heuristic players, and how the game is kept up to a ply. */
function played(players: number, first: First, rules: Partial<GameOptions> = {}) {
  const checked = checkOptions({ players, ...rules });
  if (!checked.ok) throw new Error(checked.error);
  const game = checked.value;
  const names = ['', 'Vega', 'Orion', 'Lyra'].slice(0, players);
  const bots = [first, ...CHARACTERS.slice(1)];
  const seed = `contact ${players}`;
  const seats = names.map((name, i) => ({ kind: 'bot', name, bot: bots[i] ?? 'captain' }) as const);
  const table = new Table({ game, seed, seats }, (bot) =>
    bot === RESEARCHER.name ? RESEARCHER : findBot(bot),
  );
  const saved = (ply: number): SavedGame => ({
    id: 'measured',
    asked: 0,
    rules: table.rules,
    game,
    seed,
    seats: names.map((name, i) =>
      i === 0 ? { kind: 'person', name } : { kind: 'bot', name, bot: 'captain' },
    ),
    tokens: table.tokens.slice(0, ply),
  });
  return { table, saved };
}

/** A game that is over, won by seat 0 or not. */
export function savedEnd(players: number, won: boolean): SavedGame {
  const firsts: readonly First[] = [...CHARACTERS, 'admiral', 'researcher'];
  for (const first of firsts) {
    const saved = savedAt(players, 1, ['role'], first);
    const table = new Table({ game: saved.game, seed: saved.seed, seats: saved.seats });
    table.restore(saved.tokens);
    if (table.viewOf(0).winners?.includes(0) === won) return saved;
  }
  throw new Error(`nobody ${won ? 'wins' : 'loses'} a game of ${players}`);
}
