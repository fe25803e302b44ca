// Engine lines: their intervals and order are right, and they use no hidden information.
import {
  DEFAULT_OPTIONS,
  decidingSeat,
  determinize,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
} from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { engineLines, type EngineReport, openRequestFor, requestFor } from '../src/index.ts';

/** Plays at random to a question with at least four options, from turn 7 on. */
function choice(seed: string, options = DEFAULT_OPTIONS): GameState {
  const state = newGame(options, seed);
  const random = randomFromSeed(seed);
  let legal = legalOptions(state);
  while (legal.length < 4 || state.turnNumber < 7) {
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
    legal = legalOptions(state);
  }
  return state;
}

function reportOf(state: GameState, rounds: number, request = requestFor): EngineReport {
  const reports = engineLines(request(state, decidingSeat(state), randomFromSeed('lines')));
  let last: EngineReport | undefined;
  for (let i = 0; i < rounds; i++) last = reports.next().value ?? last;
  if (last === undefined) throw new Error('no report');
  return last;
}

test('three lines with a chance inside its interval, best first, narrower with time', () => {
  const state = choice('lines');
  const early = reportOf(state, 2);
  const late = reportOf(state, 30);
  for (const { lines } of [early, late]) {
    expect(lines).toHaveLength(3);
    const chances = lines.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    for (const { chance, low, high } of lines) {
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
    }
  }
  const widthOf = ({ lines }: EngineReport): number =>
    Math.max(...lines.map(({ low, high }) => high - low));
  expect(widthOf(late)).toBeLessThan(widthOf(early));
  expect(late.simulations).toBeGreaterThan(early.simulations);
});

test('no lines without a choice', () => {
  const state = newGame(DEFAULT_OPTIONS, 'forced');
  while (legalOptions(state).length > 1) playTrusted(state, legalOptions(state)[0] ?? -1);
  expect(reportOf(state, 3)).toEqual({ lines: [], simulations: 0 });
});

describe('two games that are equal for the deciding seat', () => {
  const GAMES = [
    ['the official game', DEFAULT_OPTIONS],
    ['Escalation', { ...DEFAULT_OPTIONS, ruleset: 'escalation' }],
  ] as const;
  test.each(GAMES)('have the same lines: %s', (_, options) => {
    const state = choice('worlds', options);
    const other = determinize(state, decidingSeat(state), randomFromSeed('other world'));
    expect(other.players.map(({ deck }) => deck)).not.toEqual(
      state.players.map(({ deck }) => deck),
    );
    expect(reportOf(other, 12)).toEqual(reportOf(state, 12));
    // If the bot knows the hidden cards, the lines differ.
    expect(reportOf(other, 12, openRequestFor)).not.toEqual(reportOf(state, 12, openRequestFor));
  });
});
