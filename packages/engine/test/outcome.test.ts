// The computed outcome of a role with n symbols agrees with its preview and with the role as played
// with n symbols.
import { expect, test } from 'vitest';
import {
  decidingSeat,
  describe,
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  OPTION,
  outcomeWith,
  play,
  randomFromSeed,
  ROLES,
  type RoleOutcome,
  type RolePreview,
  view,
} from '../src/index.ts';
import { fewer, GAMES, gamesOf } from './random-games.ts';

/** The yields with the least or the most value in place of each range. */
function endOf({ yields }: RolePreview, end: 'least' | 'most'): object {
  return Object.fromEntries(
    Object.entries(yields).map(([name, value]) => [
      name,
      typeof value === 'object' && end in value ? (value as Record<string, unknown>)[end] : value,
    ]),
  );
}

/** Leads a role with up to `cards` boosts. Returns -1 symbols if there is no boost question. */
function leadWith(state: GameState, role: number, cards: number): [GameState, number] {
  const led = state.clone();
  const seat = decidingSeat(led);
  play(led, OPTION.LEAD + role);
  for (let added = 0; ; added++) {
    const question = describe(led);
    if (question.step !== 'boost' || question.seat !== seat) return [led, -1];
    const [option] = legalOptions(led).filter((one) => one !== OPTION.DONE);
    if (option === undefined || added === cards) {
      play(led, OPTION.DONE);
      return [led, question.symbols];
    }
    play(led, option);
  }
}

/** Counts what the leader got from a role. Undefined if the result is not one number. */
function resultOf(before: GameState, after: GameState, outcome: RoleOutcome): number | undefined {
  const seat = decidingSeat(before);
  const decision = !after.over && decidingSeat(after) === seat ? describe(after) : undefined;
  const gained = (field: 'fighters' | 'planets'): number => {
    const count = (state: GameState): number => {
      const owned = state.players[seat]?.[field] ?? 0;
      return typeof owned === 'number' ? owned : owned.length;
    };
    return count(after) - count(before);
  };
  switch (outcome.does) {
    case 'look-at-planets':
      return decision?.step === 'keep-planet' ? decision.planets : gained('planets');
    case 'collect-fighters':
      return decision?.step === 'muster' ? decision.fighters : gained('fighters');
    case 'produce':
    case 'trade':
      return decision?.step === outcome.does ? decision.most : 0;
    case 'take-technology':
      return decision?.step === 'buy-technology' ? decision.options.length - 1 : 0;
    default:
      return undefined;
  }
}

function numberOf(outcome: RoleOutcome): number | undefined {
  switch (outcome.does) {
    case 'look-at-planets':
      return outcome.planets;
    case 'collect-fighters':
      return outcome.fighters;
    case 'produce':
      return outcome.resources;
    case 'trade':
      return outcome.trades;
    case 'take-technology':
      return outcome.technologies.length;
    default:
      return undefined;
  }
}

test('random games: while cards are added, the yields match the outcome', () => {
  let checked = 0;
  const differing: unknown[] = [];
  for (const game of gamesOf(GAMES.length)) {
    const seed = `yields ${game}`;
    const state = newGame(GAMES[game] as GameOptions, seed);
    const random = randomFromSeed(seed);
    while (!state.over) {
      const seat = decidingSeat(state);
      const { decision, yields } = view(state, seat);
      expect({ ply: state.ply, has: yields !== undefined }).toEqual({
        ply: state.ply,
        has: decision?.step === 'boost',
      });
      const legal = legalOptions(state);
      if (decision?.step === 'boost' && yields !== undefined && legal.includes(OPTION.DONE)) {
        const outcome = outcomeWith(view(state, seat), { yields }, decision.symbols);
        const after = state.clone();
        play(after, OPTION.DONE);
        // If the supply is short, this question offers more fighters than the player collects.
        const isOffered = !after.over && describe(after).step === 'muster';
        const found = isOffered ? undefined : resultOf(state, after, outcome);
        if (found !== undefined && seat === state.leader) {
          const where = `${decision.role}, seed ${seed}, ply ${state.ply}`;
          if (numberOf(outcome) !== found) differing.push({ where, outcome, found });
          checked++;
        }
      }
      play(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect(differing).toEqual([]);
  expect(checked).toBeGreaterThan(fewer(500));
});

test('random games: outcomes agree with the ends of the previews, and with the roles as played', () => {
  let [ends, led] = [0, 0];
  for (const game of gamesOf(GAMES.length)) {
    const seed = `outcome ${game}`;
    const state = newGame(GAMES[game] as GameOptions, seed);
    const random = randomFromSeed(seed);
    while (!state.over) {
      const seen = view(state, decidingSeat(state));
      for (const preview of random.below(3) === 0 ? (seen.previews ?? []) : []) {
        const where = `${preview.role}, seed ${seed}, ply ${state.ply}`;
        for (const end of ['least', 'most'] as const) {
          const outcome = outcomeWith(seen, preview, preview.symbols[end]);
          expect({ where, ...outcome }).toEqual({ where, ...endOf(preview, end) });
          ends++;
        }
        if (seen.decision?.step !== 'role') continue;
        const [after, symbols] = leadWith(state, ROLES.indexOf(preview.role), random.below(3));
        if (symbols < 0) continue;
        const outcome = outcomeWith(seen, preview, symbols);
        const found = resultOf(state, after, outcome);
        if (found === undefined) continue;
        expect({ where, n: numberOf(outcome) }).toEqual({ where, n: found });
        led++;
      }
      const legal = legalOptions(state);
      play(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect(Math.min(ends, led)).toBeGreaterThan(fewer(1000));
});
