// Every value of every rule option in play; presets; conflicts; records of older versions.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  checkOptions,
  DEFAULT_OPTIONS,
  formatPosition,
  formatRecord,
  OPTION_VALUES,
  parsePosition,
  parseRecord,
  PRESETS,
  replayRecord,
  choicesFor,
  legalOptions,
  newGame,
  optionProblem,
  play,
  presetChoices,
  Random,
  VARIANTS,
} from '../src/index.ts';
import { TECHNOLOGIES } from '../src/cards/technology/technologies.ts';
import { count, fresh, type Game, scene } from './scene.ts';

test('[option:startPlanets] face-up: settled from the start, with slot and influence', () => {
  const down = fresh({});
  expect(down.planet(0).up).toBeUndefined();
  expect(down.score()).toBe(0);
  const up = fresh({ startPlanets: 'face-up' });
  expect(up.planet(0).up).toBe(true);
  expect(up.score()).toBe(2);
  up.until('role').play('lead:produce').until('produce');
  expect(up.of('produce')).toHaveLength(1);
});

test('[option:startDeck] one of each role and two Politics, or the printed ten', () => {
  const deck = (options: object): string[] => {
    const { hand, deck: rest } = fresh(options).player(0);
    return [...hand, ...rest].sort();
  };
  expect(deck({})).toHaveLength(10);
  expect(deck({ startDeck: 'one-of-each' })).toEqual([
    'colonize',
    'politics',
    'politics',
    'produce-trade',
    'produce-trade',
    'research',
    'survey',
    'warfare',
  ]);
  expect(deck({ startDeck: 'one-of-each', roleStacks: 'six' })).toEqual([
    'colonize',
    'politics',
    'politics',
    'produce',
    'research',
    'survey',
    'trade',
    'warfare',
  ]);
});

test('[option:roleStacks] six: Produce and Trade have stacks and cards of their own', () => {
  const five = fresh({});
  expect(Object.keys(five.position.stacks)).toHaveLength(5);
  const six = fresh({ roleStacks: 'six', startDeck: 'one-of-each' });
  expect(Object.values(six.position.stacks)).toEqual([15, 15, 15, 15, 15, 15].map((n) => n - 1));
  six.until('role').play('lead:trade');
  expect(six.position.stacks['trade']).toBe(13);
  expect(six.position.stacks['produce']).toBe(14);
  const boosts = scene({
    at: 'role',
    options: { roleStacks: 'six' },
    seats: [{ hand: 'produce trade' }],
  });
  expect(boosts.play('lead:trade').options).toEqual(['done', 'boost:trade']);
});

test.each([
  [2, 14],
  [3, 13],
  [4, 12],
])(
  '[option:roleStacks] the reference manual’s six stacks for %i players have %i cards',
  (players, left) => {
    const game = fresh({ players, ...PRESETS['reference-manual'] });
    expect(Object.values(game.position.stacks)).toEqual(Array<number>(6).fill(left));
  },
);

test('[1.4e][option:roleStacks] the extended game of the reference manual takes two of each out, one Warfare', () => {
  const extended = { players: 3, variant: 'extended' };
  const game = fresh({ ...extended, ...PRESETS['reference-manual'] });
  expect(game.position.stacks).toEqual({
    survey: 11,
    warfare: 12,
    colonize: 11,
    produce: 11,
    trade: 11,
    research: 11,
  });
  const five = fresh({ ...extended, startDeck: 'one-of-each' });
  expect(Object.values(five.position.stacks)).toEqual([15, 12, 15, 8, 15]);
});

test('[option:influenceSupply] 32 in one pool: the end comes with the 32nd', () => {
  const seats = [{ planets: 'drawde up food' }, { hand: 'politics', influence: 23 }];
  const printed = scene({ at: 'role', seats }).play('lead:trade', 'trade:1.food');
  expect(printed.position.ending).toBe('influence');
  const pool = scene({ at: 'role', options: { influenceSupply: 32 }, seats });
  pool.play('lead:trade', 'trade:1.food');
  expect([pool.position.supply, pool.position.ending]).toEqual([8, undefined]);
});

test('[option:stacksToEnd] one empty stack ends a game for four; the extended game still needs two', () => {
  const seats = [{ hand: 'politics' }, {}, {}, {}];
  const led = (options: object, players = 4): Game =>
    scene({
      at: 'role',
      options: { ...options },
      seats: seats.slice(0, players),
      stacks: { warfare: 1 },
    }).play('lead:warfare');
  expect(led({}).position.ending).toBeUndefined();
  expect(led({ stacksToEnd: 'one' }).position.ending).toBe('stacks');
  expect(led({ stacksToEnd: 'one', variant: 'extended' }, 3).position.ending).toBeUndefined();
});

test('[option:researchAction] one card from the hand or discard pile', () => {
  const seats = [{ hand: 'research survey warfare', discard: 'politics survey' }];
  const printed = scene({ seats }).play('play:research');
  expect(printed.options).toEqual(['done', 'remove-this', 'remove:survey', 'remove:warfare']);
  const anywhere = scene({ seats, options: { researchAction: 'one-anywhere' } });
  anywhere.play('play:research');
  expect(anywhere.options).toEqual([
    'done',
    'remove:survey',
    'remove:warfare',
    'remove-discarded:survey',
    'remove-discarded:politics',
  ]);
  anywhere.play('remove-discarded:politics');
  expect(anywhere.step).toBe('role');
  expect(anywhere.discard()).toBe('research survey');
  expect(count(anywhere.position.removed, 'politics')).toBeGreaterThan(0);
});

test('[option:technologyGoesTo] play: spent with the role, so discarded in cleanup; permanents stay', () => {
  const seats = [
    { hand: 'research research research', planets: 'drawde up' },
    { hand: 'politics' },
  ];
  const buy = ['lead:research', 'boost:research', 'boost:research', 'boost:research'];
  const hand = scene({ at: 'role', seats }).play(...buy, 'buy:improved-trade.colonize');
  expect(hand.player().hand).toEqual(['improved-trade.colonize']);
  const play = scene({ at: 'role', seats, options: { technologyGoesTo: 'play' } });
  play.play(...buy, 'buy:improved-trade.colonize');
  expect(play.player().hand).toEqual([]);
  expect(play.player().play).toContain('improved-trade.colonize');
  play.play('dissent');
  expect([...play.player().discard, ...play.player().hand, ...play.player().deck]).toContain(
    'improved-trade.colonize',
  );
  const permanent = scene({
    at: 'role',
    options: { technologyGoesTo: 'play' },
    seats: [
      { hand: 'research research research research', planets: 'drawde up, mesia-sednim up' },
      { hand: 'politics' },
    ],
  });
  permanent.play('lead:research', ...Array<string>(4).fill('boost:research'), 'buy:fertile-ground');
  expect(permanent.player().permanents).toEqual(['fertile-ground']);
});

test.each([
  ['produceLeaderBonus', 'produce', 'drawde up, mesia-sednim up, oknow up', 'produce-trade'],
  ['tradeLeaderBonus', 'trade', 'drawde up food, mesia-sednim up water', 'produce-trade'],
])(
  '[option:%s] the leader of %s has a symbol more, always; followers have not',
  (option, role, planets, card) => {
    const symbols = (on: boolean, left: number): number => {
      const game = scene({
        at: 'role',
        options: { [option]: on },
        seats: [{ hand: 'politics', planets }, {}],
        stacks: { [card]: left },
      });
      game.play(`lead:${role}`);
      return game.position.frames.at(-1)?.count ?? 0;
    };
    expect([symbols(false, 5), symbols(true, 5)]).toEqual([1, 2]);
    expect([symbols(false, 0), symbols(true, 0)]).toEqual([1, 2]);
    const follower = scene({
      at: 'role',
      options: { [option]: true },
      seats: [{ hand: 'politics' }, { hand: 'survey', planets }],
    });
    expect(follower.play(`lead:${role}`).until('follow-or-dissent').options).toEqual(['dissent']);
  },
);

test('[option:settleWhenFollowing] followers of Colonize may settle', () => {
  const seats = [{}, { hand: 'survey', planets: 'drawde + colonize colonize' }];
  expect(scene({ at: 'role', seats }).play('lead:colonize').options).toEqual(['dissent']);
  const may = scene({ at: 'role', seats, options: { settleWhenFollowing: true } });
  may.play('lead:colonize', 'follow', 'done', 'settle:1');
  expect(may.planet(0, 1).up).toBe(true);
});

test('presets match the documents, and can be mixed', () => {
  expect(PRESETS['reference-manual']).toEqual({
    startPlanets: 'face-up',
    startDeck: 'one-of-each',
    roleStacks: 'six',
    influenceSupply: 32,
    stacksToEnd: 'one',
    manualTechnologies: true,
  });
  expect(PRESETS.summary).toEqual({
    researchAction: 'one-anywhere',
    technologyGoesTo: 'play',
    produceLeaderBonus: true,
    tradeLeaderBonus: true,
    settleWhenFollowing: true,
  });
  const mixed = {
    players: 3,
    ...PRESETS['reference-manual'],
    ...PRESETS.summary,
    techErrata: true,
  };
  expect(checkOptions(mixed)).toMatchObject({ ok: true, value: mixed });
});

test.each([
  [{ ruleset: 'prototype-2010', techErrata: true }, 'techErrata', 'prototype-2010'],
  [{ ruleset: 'prototype-2010', variant: 'learning' }, 'variant', 'prototype-2010'],
  [{ ruleset: 'prototype-2010', roleStacks: 'six' }, 'roleStacks', 'prototype-2010'],
  [{ prototypeDiscardDown: true }, 'prototypeDiscardDown', 'official'],
  [{ prototypeRoleActions: true }, 'prototypeRoleActions', 'official'],
  [{ players: 2, variant: 'extended' }, 'extended', '3 players'],
  [{ players: 3, twoPlayerStacks: 'reduced' }, 'reduced', '2 players'],
  [{ learningDeck: 'eight' }, 'learningDeck', 'variant learning'],
  [
    { variant: 'learning', learningDeck: 'eight', startDeck: 'one-of-each' },
    'learningDeck: eight',
    'startDeck printed, not one-of-each',
  ],
])('%j is refused, and both sides are named', (input, one, other) => {
  const checked = checkOptions(input);
  expect(checked.ok).toBe(false);
  expect(checked.ok ? '' : checked.error).toContain(one);
  expect(checked.ok ? '' : checked.error).toContain(other);
});

describe('what can be chosen together', () => {
  const base = (input: object) => ({ ...DEFAULT_OPTIONS, ...input });

  test('a value that does not go with the rest has a reason in names', () => {
    expect(choicesFor(base({}), 'variant')).toEqual([
      { value: 'standard' },
      { value: 'learning' },
      { value: 'level-1' },
      {
        value: 'extended',
        problem: {
          reason: 'needs',
          option: 'variant',
          value: 'extended',
          other: 'players',
          allowed: [3],
          found: 2,
        },
      },
    ]);
    const small = base({ variant: 'learning', learningDeck: 'eight' });
    expect(choicesFor(small, 'startDeck')[1]?.problem).toMatchObject({
      reason: 'needs',
      option: 'learningDeck',
      other: 'startDeck',
    });
    expect(optionProblem(base({ ruleset: 'prototype-2010', techErrata: true }))).toEqual({
      reason: 'other-ruleset',
      option: 'techErrata',
      value: true,
      ruleset: 'official',
    });
  });

  test('a preset that the chosen starting deck excludes is marked', () => {
    const [manual, summary] = presetChoices(base({ variant: 'learning', learningDeck: 'eight' }));
    expect(manual).toMatchObject({ value: 'reference-manual', problem: { other: 'startDeck' } });
    expect(summary).toEqual({ value: 'summary' });
  });

  const games = OPTION_VALUES.players.flatMap((players) =>
    VARIANTS.flatMap((variant) => [{ players, variant }]),
  );
  test.each(games)('%j: every preset that is offered starts and is played to its end', (game) => {
    const options = base(game);
    if (optionProblem(options) !== undefined) return;
    for (const { value, problem } of presetChoices(options)) {
      expect(problem).toBeUndefined();
      const state = newGame(
        gameOptions({ ...options, ...PRESETS[value] }),
        `${value} ${JSON.stringify(game)}`,
      );
      const random = new Random(1, 2, 3, 4);
      while (!state.over) {
        const legal = legalOptions(state);
        play(state, legal[random.below(legal.length)] ?? -1);
      }
      expect(state.turnNumber).toBeGreaterThan(game.players);
    }
  });
});

test('[1.4e] the extended game takes two of each card and one Warfare out, also with six stacks', () => {
  const stacks = (input: object): object =>
    fresh({ players: 3, variant: 'extended', ...input }).position.stacks;
  expect(stacks({})).toEqual({
    survey: 12,
    warfare: 12,
    colonize: 12,
    'produce-trade': 8,
    research: 12,
  });
  expect(stacks(PRESETS['reference-manual'])).toEqual({
    survey: 11,
    warfare: 12,
    colonize: 11,
    produce: 11,
    trade: 11,
    research: 11,
  });
});

test('a ruleset sells its own technologies, whatever other cards there are', () => {
  const sold = (options: object): string[] => fresh(options).position.technologies.slice().sort();
  const own = TECHNOLOGIES.map((card) => card.id).sort();
  expect(sold({})).toEqual(own);
  expect(own).toHaveLength(45);
  expect(sold({ ruleset: 'prototype-2010' })).toEqual([]);
});

test.each([
  [{ players: 6 }, 'options.players: 6 is not one of 2, 3, 4, 5'],
  [{ players: 5 }, 'options.ruleset: official is for 2 or 3 or 4 players, not 5'],
  [{ color: 'red' }, 'options.color: no such option; expected one of ruleset, players'],
  ['official', 'options: expected an object'],
])('%j is refused: %s', (input, sentence) => {
  expect(JSON.stringify(checkOptions(input))).toContain(sentence);
});

/** A record from a version with only eight options. Its checksums cover only these. */
const OLDER = readFileSync(new URL('older-record.txt', import.meta.url), 'utf8');

test('a record of a version without these options still loads, replays, and is written as it was', () => {
  const read = parseRecord(OLDER);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.options).toEqual({ ...DEFAULT_OPTIONS, variant: 'learning' });
  const replay = replayRecord(read.value);
  if (!replay.ok) throw new Error(replay.error);
  expect(replay.value.state.over).toBe(true);
  expect(formatRecord(read.value)).toBe(OLDER);
  const broken = parseRecord(OLDER.replace('#b277ce97', '#b277ce98'));
  expect(broken.ok && replayRecord(broken.value)).toMatchObject({ ok: false });
});

test('a position without these options still loads', () => {
  const complete = fresh({ variant: 'learning' }).position;
  const { ruleset, players, variant } = complete.options;
  const read = parsePosition({ ...complete, options: { ruleset, players, variant } });
  expect(read.ok && formatPosition(read.value)).toEqual(complete);
});

test('every option has a test that names it', () => {
  const folder = new URL('.', import.meta.url);
  const sources = globSync('*.test.ts', { cwd: folder.pathname })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const named = (name: string): boolean =>
    sources.includes(`[option:${name}]`) ||
    sources.includes(`[SW-${name}]`) ||
    sources.includes(`['${name}', '`);
  const untested = Object.keys(OPTION_VALUES).filter(
    (name) => name !== 'ruleset' && name !== 'players' && !named(name),
  );
  expect(untested).toEqual([]);
});
