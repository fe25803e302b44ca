// Bots play games of Escalation to their end, with two to five players and with scenarios, and
// styles keep their strategy there.
import {
  decidingSeat,
  determinize,
  type GameEvent,
  type GameState,
  newGame,
  parseOption,
  play,
  Random,
  randomFromSeed,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { advise, type Bot, botNames, findBot, requestFor } from '../src/index.ts';
import { MAX_SEATS } from '../src/search/evaluator.ts';
import { heuristicPlayouts } from '../src/search/playout.ts';

const WORK = { work: 4 };

function bot(name: string): Bot {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot is called ${name}`);
  return found;
}

function gameOf(players: number, scenarios: string, seed: string): GameState {
  const options = gameOptions({
    ruleset: 'escalation',
    players,
    scenarios,
    scenarioPromos: scenarios !== 'off',
  });
  return newGame(options, seed);
}

function playOut(state: GameState, names: readonly string[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  state.log = events;
  const bots = names.map(bot);
  const random = new Random(1, 2, 3, 4);
  while (!state.over) {
    const seat = decidingSeat(state);
    const request = requestFor(state, seat, random, WORK);
    const token = bots[seat % bots.length]?.choose(request).token ?? '';
    play(state, parseOption(state, token) ?? -1);
  }
  return events;
}

const SCENARIOS = ['off', 'random', 'chosen'];

test.each(botNames().map((name, i) => [name, 2 + (i % 4), SCENARIOS[i % 3] ?? 'off'] as const))(
  '%s plays a game of %i with scenarios %s to its end among Captains',
  (name, players, scenarios) => {
    const state = gameOf(players, scenarios, name);
    playOut(state, [name, ...Array<string>(players - 1).fill('captain')]);
    expect(state.over).toBe(true);
  },
);

test('a fifth seat has a chance of its own after playouts', () => {
  const state = gameOf(5, 'off', 'fifth');
  const chances = new Float64Array(MAX_SEATS);
  heuristicPlayouts.chances(
    determinize(state, 0, randomFromSeed('fifth')),
    chances,
    randomFromSeed('playout'),
  );
  expect(chances).toHaveLength(5);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
});

/** Counts matching events of a bot in seat 0, in games against the bot level Captain. */
function timesIn(name: string, games: number, isCounted: (event: GameEvent) => boolean): number {
  let times = 0;
  for (let game = 0; game < games; game++) {
    const events = playOut(gameOf(2, 'off', `${name} ${game}`), [name, 'captain']);
    times += events.filter((one) => isCounted(one) && 'seat' in one && one.seat === 0).length;
  }
  return times;
}

test('a Warmonger builds larger ships, and improves its fleet or pays with them', () => {
  const builds = (event: GameEvent): boolean => event.type === 'ships';
  expect(timesIn('warmonger', 6, builds)).toBeGreaterThan(6);
});

test('a hint in Escalation ranks options and gives reasons', () => {
  const state = gameOf(2, 'off', 'hint');
  const request = requestFor(state, decidingSeat(state), randomFromSeed('hint'));
  const advice = advise(request, { work: 16 });
  expect(advice.length).toBeGreaterThan(1);
  for (const one of advice) expect(one.reasons.length).toBeGreaterThan(0);
});
