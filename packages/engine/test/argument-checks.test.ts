// Argument checks of exported functions: wrong arguments get a clear error, views are copies, and
// tokens reveal nothing hidden.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  ArgumentError,
  checkOptions,
  decidingSeat,
  describe as describeDecision,
  determinize,
  explain,
  formatOption,
  formatPosition,
  formatViewPosition,
  type GameOptions,
  type GameState,
  GameHistory,
  IllegalOptionError,
  legalOptions,
  newGame,
  optionsOf,
  parseOption,
  PLANET_DEFS,
  play,
  type Random,
  randomFromSeed,
  RESOURCES,
  scoreOf,
  SPECTATOR,
  type Subject,
  view,
} from '../src/index.ts';
import { fewer, GAMES, gamesOf } from './random-games.ts';
import { scene } from './scene.ts';

function fresh(): GameState {
  return newGame(gameOptions({ players: 2 }), 'doors');
}

const text = (state: GameState): string => JSON.stringify(formatPosition(state));

test.each([1899, 7, 49, 250, -1, 1e9, 0.5, Number.NaN, 'done', null, { toString: 1 }])(
  'option %s is refused in a sentence, and nothing has changed',
  (option) => {
    const state = fresh();
    const before = text(state);
    const attempt = (): void => play(state, option as number);
    expect(attempt).toThrow(IllegalOptionError);
    expect(attempt).toThrow(/is not possible in step action of seat 0; possible are done, play:/);
    expect(text(state)).toBe(before);
    const history = new GameHistory(gameOptions({ players: 2 }), 'doors');
    expect(() => history.play(option as number)).toThrow(IllegalOptionError);
    expect([history.ply, text(history.state)]).toEqual([0, before]);
  },
);

test('an invalid number has no token, and a value that is not text has no option', () => {
  const state = fresh();
  for (const option of [1899, 7, -1, 0.5, Number.NaN]) {
    expect(() => formatOption(state, option)).toThrow(ArgumentError);
  }
  for (const token of [null, undefined, 3, {}, ['done']]) {
    expect(parseOption(state, token as string)).toBeUndefined();
  }
});

test.each([-2, 2, 0.5, Number.NaN, '0', null])('seat %s is refused', (seat) => {
  const state = fresh();
  const wrong = seat as number;
  const calls: readonly (() => unknown)[] = [
    () => view(state, wrong),
    () => explain(state, wrong, { kind: 'follow' }),
    () => determinize(state, wrong, randomFromSeed('doors')),
    () => formatViewPosition(state, wrong),
    () => scoreOf(state, wrong),
  ];
  for (const call of calls) {
    expect(call).toThrow(ArgumentError);
    expect(call).toThrow(/^seat .*: expected a number from 0 to 1$/);
  }
});

test('a spectator has a view, and explains nothing', () => {
  const state = fresh();
  expect(view(state, SPECTATOR)).not.toHaveProperty('seat');
  expect(() => explain(state, SPECTATOR, { kind: 'follow' })).toThrow(ArgumentError);
});

test.each([
  undefined,
  null,
  'card',
  {},
  { kind: 'planet', at: 0 },
  { kind: 'card' },
  { kind: 'technology', card: 3 },
  { kind: 'role', role: 'politics' },
  { kind: 'attack', at: 'length' },
  { kind: 'settle', at: 0.5 },
])('subject %j is refused', (subject) => {
  expect(() => explain(fresh(), 0, subject as Subject)).toThrow(ArgumentError);
});

test('there is no question when the game is over', () => {
  const game = scene({ seats: [{ hand: 'survey' }] });
  game.state.frames = [];
  expect(() => describeDecision(game.state)).toThrow(ArgumentError);
});

function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) spoil(inner);
  if (Array.isArray(value)) Reflect.set(value, value.length, 'spoilt');
  else {
    for (const key of Object.keys(value)) Reflect.set(value, key, 'spoilt');
    Reflect.set(value, 'more', 'spoilt');
  }
}

test('writing into a view changes neither the game nor other views', () => {
  let views = 0;
  for (const seed of gamesOf(GAMES.length)) {
    const state = newGame(GAMES[seed] as GameOptions, `spoilt ${seed}`);
    const random = randomFromSeed(`spoilt ${seed}`);
    for (let ply = 0; ply < 120 && !state.over; ply++) {
      const before = text(state);
      const legal = legalOptions(state);
      const rules = JSON.stringify(state.rules);
      const all = () => [SPECTATOR, ...state.players.keys()].map((seat) => view(state, seat));
      const shown = JSON.stringify([all(), describeDecision(state)]);
      spoil(all());
      spoil(describeDecision(state));
      expect([text(state), legalOptions(state), JSON.stringify(state.rules)]).toEqual([
        before,
        legal,
        rules,
      ]);
      expect(JSON.stringify([all(), describeDecision(state)])).toBe(shown);
      views++;
      play(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect(views).toBeGreaterThan(fewer(1000));
});

test('options are settled when a game begins', () => {
  const options = { ...optionsOf(fresh().rules) };
  const state = newGame(options, 'doors');
  spoil(options);
  expect(optionsOf(state.rules).players).toBe(2);
  expect(view(newGame(optionsOf(state.rules), 'doors'), 0)).toEqual(view(state, 0));
  const checked = checkOptions({ players: 3 });
  expect(checked.ok && Object.isFrozen(checked.value)).toBe(true);
});

/** Tokens that would reveal hidden information if their meaning depended on it. */
const TRIED: readonly string[] = [
  ...PLANET_DEFS.map(({ id }) => `keep:${id}`),
  ...[1, 2, 3, 4, 5].flatMap((place) => [
    `keep:${place}`,
    ...['attack', 'settle', 'tuck'].map((verb) => `${verb}:${place}`),
    ...RESOURCES.flatMap((resource) => [
      `produce:${place}.${resource}`,
      `trade:${place}.${resource}`,
    ]),
  ]),
];

/** The meaning of tokens and options must not depend on hidden information. */
function readings(state: GameState, random: Random): { here: unknown; there: unknown } {
  const legal = legalOptions(state);
  const read = (game: GameState): unknown => [
    TRIED.map((token) => parseOption(game, token)),
    legal.map((option) => formatOption(game, option)),
  ];
  const world = determinize(state, decidingSeat(state), random);
  return { here: read(state), there: read(world) };
}

test('tokens mean the same in all worlds that look the same to the deciding seat', () => {
  const found: { here: unknown; there: unknown }[] = [];
  for (const seed of gamesOf(GAMES.length)) {
    const state = newGame(GAMES[seed] as GameOptions, `tokens ${seed}`);
    const random = randomFromSeed(`tokens ${seed}`);
    while (!state.over) {
      if (random.below(8) === 0) found.push(readings(state, random));
      const legal = legalOptions(state);
      play(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect(found.length).toBeGreaterThan(fewer(500));
  expect(found.map(({ there }) => there)).toEqual(found.map(({ here }) => here));
});

test('the slots of a face-down planet have no tokens', () => {
  const game = scene({
    options: { ruleset: 'prototype-2010' },
    seats: [{ hand: 'survey', planets: 'h1 up, f1' }, { planets: 'h2 up' }],
  });
  for (const resource of RESOURCES) {
    expect(parseOption(game.state, `produce:2.${resource}`)).toBeUndefined();
  }
});
