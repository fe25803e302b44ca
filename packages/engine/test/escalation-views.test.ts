// Views of Escalation field by field, and errors in positions that name their place.
import { expect, test } from 'vitest';
import {
  fillPosition,
  formatViewPosition,
  parsePosition,
  type Position,
  view,
} from '../src/index.ts';
import { fresh, positionOf, scene, type SeatScene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, at: 'action' | 'role' = 'role') {
  return scene({ options: OPTIONS, seats: [own, {}], at });
}

const FULL: SeatScene = {
  hand: 'politics survey',
  permanents: 'biosphere colony-ship elite-squadron',
  fighters: 3,
  planets: 'odonata up docked food, vierra up water, drawde',
  extra: {
    fleet: 2,
    destroyers: 2,
    battlecruisers: 1,
    cardFighters: 2,
    dockedDestroyers: 1,
    store: ['none', 'silicon'],
    colonies: ['warfare', 'colonize'],
    spent: ['research'],
  },
};

function fullPosition(): Position {
  const position = positionOf({ options: OPTIONS, seats: [FULL, { planets: 'lyttle' }] });
  // The card that the position puts aside comes from its stack.
  const { research = 0 } = position.stacks;
  return {
    ...position,
    stacks: { ...position.stacks, research: research - 1 },
    turn: {
      ...position.turn,
      role: 'produce',
      followedAs: 'trade',
      extra: {
        actions: 2,
        tours: 1,
        sold: true,
        colonized: true,
        moreRole: true,
        offeredRoles: 1,
        used: ['fleet', 'odonata', 'biosphere'],
        named: { iron: 1 },
        made: { food: 2, silicon: 1 },
      },
    },
  };
}

function read(position: unknown) {
  const result = parsePosition(position);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

test('ships, the side of the fleet, and pieces on cards are public', () => {
  const [rich, poor] = view(read(fullPosition()), 1).players;
  expect(rich).toMatchObject({
    fleet: 'improved',
    ships: { fighter: 6, destroyer: 3, battlecruiser: 1 },
    store: [
      { resource: 'any', filled: false },
      { resource: 'silicon', filled: true },
    ],
    docked: { fighter: 2, destroyer: 1 },
    shipColonies: ['warfare', 'colonize'],
    spent: ['research'],
  });
  expect(rich?.planets.map(({ fighters }) => fighters)).toEqual([1, undefined, undefined]);
  expect(poor).toMatchObject({ fleet: 'basic', ships: { fighter: 0 } });
  for (const field of ['store', 'docked', 'shipColonies', 'spent', 'scenario', 'offer']) {
    expect(poor).not.toHaveProperty(field);
  }
});

const CHOOSING = fresh({ ruleset: 'escalation', players: 3 }, 'seen');

/** Yields the path of each value in plain data, and a copy of the data with that value changed. */
function* spoiltAt(value: unknown, place: string): Generator<readonly [string, unknown]> {
  // The parser accepts any value in place of hidden data.
  if (value === '?') return;
  if (typeof value !== 'object' || value === null) {
    yield [place, { wrong: 1 }];
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`;
    for (const [where, other] of spoiltAt(inner, at)) {
      const copy = Array.isArray(value)
        ? value.with(Number(key), other)
        : { ...value, [key]: other };
      yield [where, copy];
    }
  }
}

const filled = (input: unknown) => fillPosition(input, 'seen');

test.each([
  ['a position', parsePosition, fullPosition()],
  ['a position before start planets are chosen', parsePosition, CHOOSING.position],
  ['what a seat knows', filled, formatViewPosition(read(fullPosition()), 1)],
  ['what a seat knows before', filled, formatViewPosition(CHOOSING.state, 2)],
] as const)('what is no value of its place is refused with the place: %s', (_, reader, valid) => {
  expect(reader(valid).ok).toBe(true);
  // The parser ignores the field `seat`, so it accepts any value there.
  const { options, seat: _seat, ...rest } = valid;
  let places = 0;
  for (const [place, position] of spoiltAt(rest, 'position')) {
    const result = reader({ options, ...(position as object) });
    const shown = result.ok ? `${place} is accepted` : result.error;
    expect(shown).toContain(`${place.replace('position.', '')}: `);
    places++;
  }
  expect(places).toBeGreaterThan(100);
});

/** What a seat with these ships sees of the price of a technology. */
function reachOf(card: string, fighters: number, extra: SeatScene['extra'] = {}) {
  const own = { hand: 'research survey', planets: 'lyttle up', fighters };
  const { research } = escalation({ ...own, extra: { fleet: 1, ...extra } }).view(0);
  expect(research?.symbols).toEqual({ least: 2, most: 3 });
  return research?.technologies.find((one) => one.card === card);
}

test('RULES P1: a technology payable with ships shows what is missing and whether ships would pay', () => {
  const cheap = { affordable: true, planetsMissing: 0, symbolsFromHand: 1, symbolsMissing: 0 };
  for (const card of ['improved-trade.fighter', 'peace-treaty.advanced']) {
    expect(reachOf(card, 2)).toEqual({ card, ...cheap, affordableWithShips: false });
    expect(reachOf(card, 3)).toEqual({ card, ...cheap, affordableWithShips: true });
  }
  const [card, dear] = ['scientific-method', { affordable: false, symbolsFromHand: 3 }];
  expect(reachOf(card, 9, { destroyers: 2 })).toEqual({
    card,
    ...dear,
    planetsMissing: 1,
    symbolsMissing: 2,
    affordableWithShips: false,
  });
  expect(reachOf('artificial-intelligence', 9)).not.toHaveProperty('affordableWithShips');
});

test('exactly the technologies shown as affordable can be taken', () => {
  for (const hand of ['survey', 'research survey', 'research research research']) {
    for (const planets of ['lyttle up', 'erkam-w up, drawde up', 'lyttle up, odonata up']) {
      const game = escalation({ hand, planets });
      const shown = game.view(0).research?.technologies.filter(({ affordable }) => affordable);
      game.play('lead:research');
      while (game.step === 'boost') game.play(game.of('boost')[0] ?? 'done');
      expect(game.of('buy').toSorted()).toEqual(shown?.map(({ card }) => `buy:${card}`).toSorted());
    }
  }
});

/** The yields of Warfare, which must be the same before and after the role is led. */
function warfareOf(own: SeatScene) {
  const game = escalation({ planets: 'drawde, odonata, lyttle up', ...own });
  const preview = game.view(0).previews?.find(({ role }) => role === 'warfare');
  game.play('lead:warfare');
  expect(game.view(0).yields).toEqual(preview?.yields);
  return preview?.yields;
}

test('the outcome of Warfare counts ships of the size that a planet requires, and fighters that it gives', () => {
  expect(warfareOf({ hand: 'warfare warfare', fighters: 1 })).toEqual({
    does: 'collect-fighters',
    fighters: { least: 1, most: 3 },
    attackNow: [],
    attackThen: { least: [0], most: [0] },
  });
  const extra = { fleet: 1, destroyers: 1 };
  expect(warfareOf({ hand: 'warfare improved-trade.fighter', extra })).toEqual({
    does: 'collect-fighters',
    fighters: { least: 1, most: 2 },
    attackNow: [1],
    attackThen: { least: [1], most: [0, 1] },
  });
});

test('RULES E1.5: the back of a start planet is marked START for all, until it is turned up', () => {
  const own = { hand: 'colonize', planets: 'drawde + colonize colonize, idroyos' };
  const game = scene({
    options: { ruleset: 'escalation', startPlanetChoice: 'old-only' },
    seats: [own, {}],
  });
  const marks = (seat: number) =>
    view(game.state, seat).players[0]?.planets.map(({ planet, start }) => [planet, start]);
  expect(marks(0)).toEqual([
    ['drawde', true],
    ['idroyos', undefined],
  ]);
  expect(marks(1)).toEqual([
    [undefined, true],
    [undefined, undefined],
  ]);
  game.play('play:colonize', 'settle:1');
  expect(marks(1)?.[0]).toEqual(['drawde', undefined]);
});
