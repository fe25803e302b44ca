// Positions of Escalation as text: formatting and parsing are inverse, and invalid input is
// rejected with its place (docs/notation.md).
import { expect, test } from 'vitest';
import {
  fillPosition,
  formatPosition,
  formatViewPosition,
  parsePosition,
  type PlayerPosition,
  type Position,
} from '../src/index.ts';
import { fresh, positionOf, scene, type SeatScene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation' };

function written(own: SeatScene, other: SeatScene = {}): Position {
  return positionOf({ options: OPTIONS, seats: [own, { planets: 'drawde', ...other }] });
}

function changed(position: Position, own: Partial<PlayerPosition>): unknown {
  const [first, ...others] = position.players;
  return { ...position, players: [{ ...first, ...own }, ...others] };
}

function refusal(position: unknown): string {
  const read = parsePosition(position);
  return read.ok ? 'nothing' : read.error;
}

test('ships, slots, colonies, cards put aside and facts of the turn are read back unchanged', () => {
  const own = {
    hand: 'politics',
    permanents: 'biosphere colony-ship elite-squadron',
    fighters: 2,
    planets: 'odonata up docked food, janus up iron, vierra up water, lyttle + survey',
    extra: {
      fleet: 3,
      destroyers: 2,
      battlecruisers: 1,
      cardFighters: 2,
      dockedDestroyers: 1,
      store: ['none', 'silicon'] as const,
      colonies: ['warfare', 'colonize'],
      spent: ['research'],
    },
  };
  const position = written(own);
  const extended = {
    ...position,
    turn: {
      ...position.turn,
      role: 'produce' as const,
      followedAs: 'trade' as const,
      extra: {
        actions: 2,
        tours: 1,
        sold: true,
        colonized: true,
        moreRole: true,
        named: { iron: 1 },
        made: { food: 2, silicon: 1 },
      },
    },
  };
  // The card put aside must be missing in its stack.
  const { research = 0 } = position.stacks;
  const balanced = { ...extended, stacks: { ...position.stacks, research: research - 1 } };
  const read = parsePosition(balanced);
  if (!read.ok) throw new Error(read.error);
  const again = formatPosition(read.value);
  expect(again.players[0]).toEqual({
    ...position.players[0],
    extra: own.extra,
    planets: [
      { planet: 'odonata', up: true, resources: ['food'], ships: 1 },
      { planet: 'janus', up: true, resources: ['iron'] },
      { planet: 'vierra', up: true, resources: ['water'] },
      { planet: 'lyttle', colonies: ['survey'] },
    ],
  });
  expect(again.turn.extra).toEqual(extended.turn.extra);
  expect(again.turn.followedAs).toBe('trade');
});

test('the second layer of slots is written separately', () => {
  const own = { hand: 'politics', planets: 'vierra up food, janus up' };
  const position = written(own);
  const [first, janus] = position.players[0]?.planets ?? [];
  const planets = [
    { ...first, second: ['food', 'none'] },
    { ...janus, second: ['iron'] },
  ] as PlayerPosition['planets'];
  const read = parsePosition(changed(position, { planets }));
  if (!read.ok) throw new Error(read.error);
  expect(formatPosition(read.value).players[0]?.planets).toEqual([
    { planet: 'vierra', up: true, resources: ['food'], second: ['food', 'none'] },
    { planet: 'janus', up: true, second: ['iron'] },
  ]);
});

const PLAIN = written({ hand: 'politics', planets: 'vierra up, odonata' });
const PERMANENT = written({ hand: 'politics', permanents: 'elite-squadron' });

test.each([
  [{ fleet: 4 }, 'players[0].extra.fleet: expected a whole number from 0 to 3, found 4'],
  [{ battlecruisers: 2 }, 'players[0].extra.battlecruisers: expected a whole number from 0 to 1'],
  [{ destroyers: -1 }, 'players[0].extra.destroyers: expected a whole number from 0'],
  [{ scenario: 'overseer' }, 'players[0].extra.scenario: is not part of this game'],
  [{ scenario: 'nothing' }, 'players[0].extra.scenario: expected one of'],
  [{ store: ['gold'] }, 'players[0].extra.store[0]: expected one of food, water, iron, silicon'],
  [{ store: ['iron', 'iron', 'iron'] }, 'players[0].extra.store[2]: there is no slot for iron'],
  [{ cardFighters: 1 }, 'players[0] has more fighters in slots than slots'],
  [{ dockedDestroyers: 1 }, 'players[0] has more destroyers in slots than slots'],
  [{ ghosts: 1 }, 'players[0].extra.ghosts: no such field'],
] as const)('%j is refused', (extra, problem) => {
  expect(
    refusal(changed(PLAIN, { extra: extra as NonNullable<PlayerPosition['extra']> })),
  ).toContain(problem);
});

test.each([
  [{ planet: 'odonata', ships: 1 }, 'players[0].planets[0] (odonata) is face down and has ships'],
  [
    { planet: 'odonata', up: true, ships: 2 },
    'players[0].planets[0].ships: expected a whole number from 0 to 1',
  ],
  [
    { planet: 'vierra', up: true, second: ['water'] },
    'planets[0].second[0]: there is no slot for water',
  ],
  [
    { planet: 'janus', up: true, resources: ['iron', 'iron'] },
    'resources[1]: the planet has no free slot for iron',
  ],
] as const)('a planet %j is refused', (planet, problem) => {
  const { planet: id } = planet;
  const base = written({ hand: 'politics', planets: id });
  const planets = [planet] as unknown as PlayerPosition['planets'];
  expect(refusal(changed(base, { planets }))).toContain(problem);
});

test('three fighters on an Elite Squadron are one too many, and so are two destroyers', () => {
  const refusalWith = (extra: NonNullable<PlayerPosition['extra']>) =>
    refusal(changed(PERMANENT, { extra }));
  expect(refusalWith({ fleet: 1, cardFighters: 2, dockedDestroyers: 1 })).toBe('nothing');
  expect(refusalWith({ fleet: 1, cardFighters: 3 })).toContain('more fighters in slots than slots');
  expect(refusalWith({ fleet: 1, dockedDestroyers: 2 })).toContain('more destroyers in slots');
});

test('colonies without a planet are on a Colony Ship', () => {
  const own = { hand: 'politics', extra: { colonies: ['colonize'] } };
  expect(refusal(written(own))).toContain(
    'players[0] has colonies on a ship that it does not have',
  );
  expect(refusal(written({ ...own, permanents: 'colony-ship' }))).toBe('nothing');
});

test('ships belong to games with a fleet', () => {
  const base = positionOf({ seats: [{ hand: 'politics' }] });
  expect(refusal(base)).toBe('nothing');
  for (const extra of [{ fleet: 1 }, { destroyers: 1 }, { battlecruisers: 1 }]) {
    expect(refusal(changed(base, { extra }))).toContain('expected a whole number from 0 to 0');
  }
});

test('a position of one seat hides the choices of others, and is filled with possible ones', () => {
  const game = fresh({ ruleset: 'escalation', players: 3 }).play('start-planet:1');
  const seen = formatViewPosition(game.state, 2);
  const own = game.position.offers?.[2];
  expect(seen.offers).toEqual([['?'], ['?', '?'], own]);
  const { newStartPlanets, startPlanets } = game.state.rules;
  expect(startPlanets).toHaveLength(12);
  for (const seed of ['a', 'b', 'c', 'd']) {
    const filled = fillPosition(seen, seed);
    if (!filled.ok) throw new Error(filled.error);
    const { offers } = filled.value;
    expect(offers.map((offer) => offer.length)).toEqual([1, 2, 2]);
    expect(new Set(offers.flat()).size).toBe(5);
    const [old = -1, young = -1] = offers[1] ?? [];
    expect([newStartPlanets.includes(old), newStartPlanets.includes(young)]).toEqual([false, true]);
  }
});

test('a seat that looks through the planet deck knows its planets but not their order', () => {
  const game = scene({
    options: OPTIONS,
    seats: [{ hand: 'deep-space-probes' }, { planets: 'drawde' }],
  });
  expect(formatViewPosition(game.state, 0).deckPlanets).toBeUndefined();
  game.play('play:deep-space-probes');
  const seen = formatViewPosition(game.state, 0);
  expect(seen.deckPlanets).toHaveLength(game.position.planetDeck.length);
  expect(new Set<unknown>(seen.deckPlanets)).toEqual(new Set(game.position.planetDeck));
  expect(formatViewPosition(game.state, 1).deckPlanets).toBeUndefined();
  const filled = fillPosition(seen, 'deck');
  if (!filled.ok) throw new Error(filled.error);
  const deck = formatPosition(filled.value).planetDeck;
  expect(new Set(deck)).toEqual(new Set(game.position.planetDeck));
});
