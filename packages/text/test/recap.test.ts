// Recaps: they include the right turns, acts and gains, and have a sentence in every language.
import {
  cardAt,
  DEFAULT_OPTIONS,
  findKind,
  type GameEvent,
  legalOptions,
  newGame,
  play,
  randomFromSeed,
} from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { byDepth } from '../../../tools/test-depth.ts';
import { LANGUAGES, loadLanguage } from '../src/language.ts';
import { recapOf, recapText } from '../src/recap.ts';
import { turnsOf } from '../src/turn-events.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

const fertile = { type: 'fertile', warfareCost: 4, colonizeCost: 5 } as const;

/** Each seat has had a turn, and seat 0 is in its second turn. */
const ROUND: readonly GameEvent[] = [
  { type: 'action', seat: 0, card: 'survey' },
  { type: 'lead', seat: 0, role: 'warfare', card: 'warfare' },
  { type: 'fighters', seat: 0, count: 1 },
  { type: 'follow', seat: 1, role: 'warfare' },
  { type: 'fighters', seat: 1, count: 2 },
  { type: 'dissent', seat: 2, role: 'warfare' },
  { type: 'draw', seat: 2, count: 1 },
  { type: 'discard', seat: 0, card: 'survey' },
  { type: 'turn', seat: 1, number: 2 },
  { type: 'action', seat: 1, card: 'warfare' },
  { type: 'attack', seat: 1, at: 1, planet: 'tankahshin', paid: 5 },
  { type: 'lead', seat: 1, role: 'trade', card: 'produce-trade' },
  { type: 'boost', seat: 1, role: 'trade', card: 'produce-trade' },
  { type: 'trade', seat: 1, at: 0, resource: 'water' },
  { type: 'trade', seat: 1, at: 1, resource: 'iron' },
  { type: 'influence', seat: 1, count: 2, source: 'trade' },
  { type: 'follow', seat: 2, role: 'trade' },
  { type: 'trade', seat: 2, at: 0, resource: 'iron' },
  { type: 'influence', seat: 2, count: 1, source: 'trade' },
  { type: 'dissent', seat: 0, role: 'trade' },
  { type: 'draw', seat: 0, count: 1 },
  { type: 'discard', seat: 1, card: 'warfare' },
  { type: 'draw', seat: 1, count: 3 },
  { type: 'turn', seat: 2, number: 3 },
  { type: 'action', seat: 2, card: 'research' },
  { type: 'remove', seat: 2, card: 'politics', from: 'hand' },
  { type: 'lead', seat: 2, role: 'survey' },
  { type: 'look', seat: 2, backs: [fertile] },
  { type: 'planet', seat: 2, at: 1, back: fertile },
  { type: 'dissent', seat: 0, role: 'survey' },
  { type: 'dissent', seat: 1, role: 'survey' },
  { type: 'turn', seat: 0, number: 4 },
];

test('the first turn begins with the game, and each later one with its event', () => {
  const turns = turnsOf(ROUND, 0);
  expect(turns.map(({ number, seat, at }) => [number, seat, at])).toEqual([
    [1, 0, 0],
    [2, 1, 8],
    [3, 2, 23],
    [4, 0, 31],
  ]);
  expect(turns.flatMap(({ events }) => events)).toEqual(ROUND);
  expect(turnsOf([], 2)).toEqual([{ number: 1, seat: 2, at: 0, events: [] }]);
});

test('contains the led role of the last turn with its outcome, and follows since your turn', () => {
  // `points` counts influence tokens and planets.
  expect(recapOf(ROUND, 1, 0, 0)).toEqual({
    seat: 1,
    turn: 2,
    at: 8,
    acts: [
      {
        what: 'played',
        card: 'warfare',
        gains: [
          { kind: 'planet', planet: 'tankahshin' },
          { kind: 'points', n: 3 },
        ],
      },
      {
        what: 'led',
        role: 'trade',
        gains: [
          { kind: 'traded', n: 2 },
          { kind: 'points', n: 2 },
        ],
      },
    ],
  });
  expect(recapOf(ROUND, 2, 0, 0)?.acts).toEqual([
    {
      what: 'followed',
      role: 'trade',
      gains: [
        { kind: 'traded', n: 1 },
        { kind: 'points', n: 1 },
      ],
    },
    { what: 'played', card: 'research', gains: [{ kind: 'removed', n: 1 }] },
    { what: 'led', role: 'survey', gains: [{ kind: 'found', type: 'fertile' }] },
  ]);
});

test('a technology taken counts with its influence, whatever it comes from', () => {
  const events: readonly GameEvent[] = [
    { type: 'turn', seat: 1, number: 2 },
    { type: 'lead', seat: 1, role: 'research', card: 'research' },
    { type: 'boost', seat: 1, role: 'research', card: 'research' },
    { type: 'buy', seat: 1, card: 'logistics' },
  ];
  const gains = recapOf(events, 1, 1, 0)?.acts[0]?.gains ?? [];
  expect(gains[0]).toEqual({ kind: 'technology', card: 'logistics' });
  const def = cardAt(findKind('logistics') ?? -1);
  expect(gains[1]).toEqual({ kind: 'points', n: def.family === 'technology' && def.influence });
});

test('follows in your own turn are shown until you have finished it', () => {
  const during = ROUND.slice(0, 8);
  expect(recapOf(during, 1, 0, 0)?.acts).toEqual([
    { what: 'followed', role: 'warfare', gains: [{ kind: 'fighters', n: 2 }] },
  ]);
  expect(recapOf(during, 2, 0, 0)).toBeUndefined();
  expect(recapOf(ROUND.slice(0, 10), 1, 1, 0)?.acts.map(({ what }) => what)).toEqual(['played']);
});

test('a spectator gets the last turn, and the follows after it', () => {
  expect(recapOf(ROUND, 2, 0, undefined)?.acts.map(({ what }) => what)).toEqual(['played', 'led']);
  expect(recapOf(ROUND, 0, 0, undefined)).toBeUndefined();
});

test('there is no recap before the first turn', () => {
  expect(recapOf([], 1, 0, 0)).toBeUndefined();
});

describe.each(LANGUAGES)('%s', (lang) => {
  const table = { names: ['Ada', 'Bea', 'Cleo'] };

  test('the sentence contains player, time, action and outcome', () => {
    const recap = recapOf(ROUND, 1, 0, 0);
    if (recap === undefined) throw new Error('Bea did something');
    const sentence = recapText(lang, recap, table);
    expect(sentence).toMatch(/^Bea, \w+ 2: .*Tankahshin.*\+3.*; .*\+2.*\.$/);
  });

  test('whole random games have recaps', () => {
    const kinds = new Set<string>();
    for (const seed of ['recap 1', 'recap 2', 'recap 3', 'recap 4', 'recap 5', 'recap 6']) {
      const state = newGame({ ...DEFAULT_OPTIONS, players: 3 }, seed);
      const random = randomFromSeed(seed);
      const log: GameEvent[] = [];
      state.log = log;
      while (!state.over) {
        const legal = legalOptions(state);
        play(state, legal[random.below(legal.length)] ?? -1);
        if (state.ply % byDepth(10, 1) !== 0) continue;
        const recap = recapOf(log, 1, state.leader, 0);
        if (recap === undefined) continue;
        const line = `${seed}: ${recapText(lang, recap, table)}`;
        expect(line).not.toMatch(/[{}]|undefined/);
        for (const { gains } of recap.acts) for (const { kind } of gains) kinds.add(kind);
      }
    }
    const all = 'colonies fighters found planet points produced removed traded';
    expect([...kinds].sort()).toEqual(all.split(' '));
  });
});
