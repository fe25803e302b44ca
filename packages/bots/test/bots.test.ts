// Every bot plays whole games with legal answers, stronger bots beat Random, styles play their
// plans, and bots use no hidden information.
import {
  decidingSeat,
  determinize,
  legalOptions,
  newGame,
  parseOption,
  play,
  PRESETS,
  Random,
  type Role,
  winnersOf,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { requestFor, type Bot, botNames, findBot, STYLES, type StyleName } from '../src/index.ts';
import { byDepth } from '../../../tools/test-depth.ts';

/** Limits the work of a search instead of its time, so that results are reproducible. */
const WORK = { work: 8 };
const MATCHES = byDepth(6, 100);

function bot(name: string): Bot {
  const found = findBot(name);
  if (found === undefined) throw new Error(`no bot is called ${name}`);
  return found;
}

function winners(input: object, seed: string, bots: readonly Bot[]): readonly number[] {
  const state = newGame(gameOptions(input), seed);
  const random = new Random(1, 2, 3, seed.length);
  while (!state.over) {
    const seat = decidingSeat(state);
    const token = bots[seat]?.choose(requestFor(state, seat, random, WORK)).token ?? '';
    play(state, parseOption(state, token) ?? -1);
  }
  return winnersOf(state);
}

const RULESETS = [
  { players: 4, techErrata: true },
  { players: 3, variant: 'learning' },
  { players: 2, variant: 'level-1' },
  { players: 2, ruleset: 'prototype-2010', prototypeRoleActions: true },
  { players: 3, variant: 'extended' },
  { players: 4, techErrata: true, displayErrata: true, extraRound: true },
  { players: 2, twoPlayerStacks: 'reduced', ...PRESETS['reference-manual'] },
  { players: 3, ...PRESETS.summary },
];

/** Each bot with one of the rulesets, in turn; with all of them in a deep run. */
const PLAYED = botNames().map(
  (name, i) => [name, byDepth(RULESETS.slice(i % RULESETS.length).slice(0, 1), RULESETS)] as const,
);

test.each(PLAYED)('%s plays legal games in every ruleset', (name, rulesets) => {
  for (const input of rulesets) {
    expect(winners(input, name, Array<Bot>(4).fill(bot(name))).length).toBeGreaterThan(0);
  }
});

test.each(['captain', ...STYLES])(
  `%s wins at least 95 of 100 games for two against chance (${MATCHES} played)`,
  (name) => {
    let wins = 0;
    for (let game = 0; game < MATCHES; game++) {
      const seat = game % 2;
      const seats = [bot('random'), bot('random')];
      seats[seat] = bot(name);
      const won = winners({ players: 2 }, `match ${game}`, seats);
      if (won.length === 1 && won[0] === seat) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(0.95 * MATCHES);
  },
);

interface Tally {
  readonly wins: number;
  readonly led: (role: Role) => number;
  /** Number of games in which the bot took at least one technology. */
  readonly technologies: number;
}

/** Plays two-player games against the bot level Captain. Each deal is played from both seats. */
function againstCaptain(name: string, games: number): Tally {
  const led = new Map<string, number>();
  let wins = 0;
  let technologies = 0;
  for (let game = 0; game < games; game++) {
    const state = newGame(gameOptions({ players: 2 }), `plan ${game >> 1}`);
    const random = new Random(1, 2, 3, game);
    const own = game % 2;
    let hasTechnology = false;
    while (!state.over) {
      const seat = decidingSeat(state);
      const player = bot(seat === own ? name : 'captain');
      const { token } = player.choose(requestFor(state, seat, random, WORK));
      if (seat === own) {
        hasTechnology ||= token.startsWith('buy:');
        if (token.startsWith('lead:')) led.set(token, (led.get(token) ?? 0) + 1);
      }
      play(state, parseOption(state, token) ?? -1);
    }
    const won = winnersOf(state);
    if (won.includes(own)) wins += 1 / won.length;
    if (hasTechnology) technologies++;
  }
  return { wins, technologies, led: (role) => (led.get(`lead:${role}`) ?? 0) / games };
}

const GAMES = byDepth(16, 200);

/**
 * Limits are compared with the Captain, a bot level, which leads Warfare 4, Colonize 7, Trade 0.2
 * and Research 0 times per game. Other styles differ only in timing, which is not tested.
 */
const PLANS: Readonly<Partial<Record<StyleName, (tally: Tally) => boolean>>> = {
  warmonger: ({ led }) => led('warfare') > 7 && led('colonize') === 0,
  settler: ({ led }) => led('colonize') > 8 && led('warfare') < 0.5,
  trader: ({ led }) => led('produce') + led('trade') > 2,
  scholar: ({ led, technologies }) => led('research') > 0.7 && technologies > GAMES * 0.3,
  greedy: ({ led }) => led('trade') > 1.5 && led('produce') < 0.5,
};

test.each(STYLES)('%s plays its plan, and wins enough games against the Captain', (style) => {
  const tally = againstCaptain(style, GAMES);
  expect(PLANS[style]?.(tally)).not.toBe(false);
  expect(tally.wins).toBeGreaterThanOrEqual(GAMES * byDepth(0.2, 0.4));
});

test('a budget belongs to a name, and nonsense is refused', () => {
  expect(findBot('emperor:work=16')?.name).toBe('emperor:work=16');
  expect(findBot('rollouts:ms=5')).toBeDefined();
  for (const spec of ['emperor:', 'emperor:work=0', 'emperor:time=5', 'hal', 'hal:ms=5']) {
    expect(findBot(spec)).toBeUndefined();
  }
});

test.each(botNames())('%s answers alike in worlds that look the same to its seat', (name) => {
  const state = newGame(gameOptions({ players: 3 }), 'fair');
  const random = new Random(4, 3, 2, 1);
  while (!state.over) {
    if (state.ply % byDepth(8, 1) !== 0) {
      const legal = legalOptions(state);
      play(state, legal[random.below(legal.length)] ?? -1);
      continue;
    }
    const seat = decidingSeat(state);
    const world = determinize(state, seat, random);
    const answer = bot(name).choose(requestFor(state, seat, new Random(1, 1, 1, 1), WORK));
    const other = bot(name).choose(requestFor(world, seat, new Random(1, 1, 1, 1), WORK));
    expect(other).toEqual(answer);
    play(state, parseOption(state, answer.token) ?? -1);
  }
});
