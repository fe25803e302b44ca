// Details of the prototype of January 2010: start, turns, supplies, the end, and each planet in
// play.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANET_DEFS, RESOURCES, winnersOf } from '../src/index.ts';
import { count, fresh, type Game, type Scene, scene } from './scene.ts';

const PROTOTYPE = { ruleset: 'prototype-2010' };
const IDLE = { hand: 'survey' };

function game(input: Scene): Game {
  return scene({ ...input, options: { ...PROTOTYPE, ...input.options } });
}

test('[P2.1] each seat has another start planet, the others are in no pile', () => {
  for (const players of [2, 3, 4]) {
    const start = fresh({ ...PROTOTYPE, players }, `start ${players}`);
    const own = start.state.players.map((_, seat) => start.planet(0, seat).planet);
    expect(new Set(own).size).toBe(players);
    expect(
      start.position.planetDeck.filter((id) => typeof id === 'string' && id.startsWith('h')),
    ).toEqual([]);
    expect(start.position.planetDiscard).toEqual([]);
  }
});

test('[P2.1] ten discs of each color are enough for all slots, so they never run out', () => {
  const planets = PLANET_DEFS.filter(({ id }) => /^[afmh]\d$/.test(id));
  expect(planets).toHaveLength(31);
  for (const resource of RESOURCES) {
    const slots = planets.flatMap((planet) => planet.slots).filter((slot) => slot === resource);
    expect(slots).toHaveLength(7);
  }
});

test('[P2.3] at most one Action, or none; then a role must be led, even one that does nothing', () => {
  const one = game({
    seats: [{ hand: 'tf-cosu tf-cowa', deck: 'trade trade', planets: 'h1 up' }, IDLE],
  });
  expect(one.options).toEqual(['done', 'play:tf-cosu', 'play:tf-cowa']);
  one.play('play:tf-cosu');
  expect(one.step).toBe('role');
  expect(one.options).toEqual([
    'lead:survey',
    'lead:warfare',
    'lead:colonize',
    'lead:produce',
    'lead:trade',
    'lead:research',
  ]);
  one.play('lead:trade', 'done', 'dissent');
  expect(one.step).toBe('discard');
  expect(one.player().influence).toBe(0);
});

test('[P2.3] the leader resolves, then the others clockwise; who dissents draws one card', () => {
  const one = game({
    at: 'role',
    seats: [
      { hand: 'survey warfare', planets: 'h1 up' },
      { hand: 'survey', deck: 'trade research', planets: 'h2 up' },
      { hand: 'warfare', planets: 'h3 up' },
    ],
  });
  one.play('lead:warfare', 'boost:warfare', 'done');
  expect([one.player().fighters, one.deciding]).toEqual([2, 1]);
  one.play('dissent');
  expect([one.hand(1), one.deciding]).toEqual(['survey trade', 2]);
  one.play('follow', 'boost:warfare');
  expect(one.player(2).fighters).toBe(1);
  expect(one.player(2).discard).toEqual(['warfare']);
  expect(count(one.player(0).discard, 'warfare')).toBe(2);
});

test('[P2.3] one draws up to five, and one more for each hand sign on face-up planets', () => {
  const deck = 'trade trade trade trade trade trade trade trade';
  const drawn = (planets: string): number => {
    const one = game({ at: 'role', seats: [{ hand: 'survey', deck, planets }, IDLE] });
    one.play('lead:produce').nextTurn();
    return one.player().hand.length;
  };
  expect(drawn('h1 up, f5')).toBe(5);
  expect(drawn('h1 up, f5 up')).toBe(6);
  expect(drawn('h1 up, f5 up, a5 up')).toBe(7);
});

test('[P2.3] the discard pile is shuffled when a card is due; the card in play stays out; with none left drawing stops', () => {
  const one = game({
    seats: [{ hand: 'tf-hasu', deck: 'trade', discard: 'survey', planets: 'h1 up' }, IDLE],
  });
  one.play('play:tf-hasu');
  expect(one.hand()).toBe('survey trade');
  expect(one.position.turn.acted).toBe('tf-hasu');
  one.play('lead:produce');
  one.nextTurn();
  expect(one.state.leader).toBe(1);
  expect(one.player().hand.length).toBe(4);
  expect(one.player().deck).toEqual([]);
});

test('[P2.4] Survey: one planet must be kept, without planets nothing happens, and there is no limit', () => {
  const many = 'h1 up, f1, f2, f3, f4, f5, f6, f7, f8';
  const one = game({ at: 'role', seats: [{ hand: 'survey', planets: many }, IDLE] });
  one.play('lead:survey', 'boost:survey');
  expect(one.options).toEqual(['keep:1', 'keep:2']);
  one.play('keep:1');
  expect(one.player().planets).toHaveLength(10);
  const none = game({ at: 'role', seats: [{ hand: 'survey', planets: 'h1 up' }, IDLE] });
  none.state.planetDeck = [];
  none.play('lead:survey', 'boost:survey');
  expect(none.player().planets).toHaveLength(1);
  expect(none.deciding).toBe(1);
});

test('[P2.4] Colonize: more cards than needed may be under a planet; one planet at a time', () => {
  const seat = {
    hand: 'colonize tf-coco',
    planets: 'h1 up, f1 + colonize colonize colonize, a1 + colonize colonize colonize',
  };
  const one = game({ at: 'role', seats: [seat, IDLE] });
  one.play('lead:colonize', 'done', 'boost:colonize', 'boost:tf-coco', 'tuck:2');
  expect(one.view(0).players[0]?.planets[1]).toMatchObject({ colonyCount: 7 });
  const settles = game({ at: 'role', seats: [seat, IDLE] });
  settles.play('lead:colonize', 'settle:3');
  expect([settles.planet(1).up, settles.planet(2).up]).toEqual([undefined, true]);
  expect(settles.deciding).toBe(1);
});

test('[P2.4] Colonize without a face-down planet: the cards are spent for nothing', () => {
  const one = game({ at: 'role', seats: [{ hand: 'survey colonize', planets: 'h1 up' }, IDLE] });
  one.play('lead:colonize', 'boost:colonize', 'done', 'dissent');
  expect(count(one.player().discard, 'colonize')).toBe(2);
});

test('[P2.4] planets turned up by an attack send the cards under them to the discard pile too', () => {
  const one = game({
    at: 'role',
    seats: [{ hand: 'survey', planets: 'h1 up, f4 + colonize tf-coco', fighters: 3 }, IDLE],
  });
  one.play('lead:warfare', 'done', 'attack:2', 'dissent');
  expect(one.discard()).toBe('colonize tf-coco warfare');
  expect(one.planet(1).colonies).toBeUndefined();
});

test('[P2.4] followers of Warfare collect only; symbols of planets count; at an empty supply nothing is collected', () => {
  const follower = game({
    at: 'role',
    seats: [IDLE, { hand: 'warfare', planets: 'h1 up, m2 up, f4', fighters: 9 }],
  });
  follower.play('lead:warfare', 'done', 'follow', 'boost:warfare');
  expect(follower.player(1).fighters).toBe(11);
  expect(follower.planet(2, 1).up).toBeUndefined();
  const none = game({
    at: 'role',
    seats: [
      { hand: 'warfare', planets: 'h1 up' },
      { ...IDLE, fighters: 30 },
    ],
  });
  none.play('lead:warfare', 'boost:warfare');
  expect(none.player().fighters).toBe(0);
});

test('[P2.4] an empty technology deck ends nothing, and is not offered', () => {
  const one = game({ at: 'role', seats: [{ hand: 'research', planets: 'h1 up, h2 up' }, IDLE] });
  one.state.technologyDecks[1] = [];
  one.play('lead:research', 'boost:research');
  expect(one.of('buy').every((token) => token.startsWith('buy:ta-'))).toBe(true);
  one.nextTurn();
  expect(one.state.over).toBe(false);
});

test('[P2.5] the end: the influence supply too, with unequal turns', () => {
  const one = game({
    at: 'role',
    seats: [{ hand: 'survey', planets: 'h1 up food' }, { ...IDLE, influence: 29 }, IDLE],
  });
  one.play('lead:trade', 'done', 'trade:1.food');
  expect(one.position.ending).toBe('influence');
  expect(one.state.over).toBe(false);
  one.nextTurn();
  expect([one.state.over, one.state.turnNumber]).toEqual([true, 1]);
});

test('[P2.5] technologies count in hand, deck, discard pile, play and under planets, not when removed', () => {
  const places = (seat: object): number =>
    game({ seats: [{ planets: 'h1 up, f1', ...seat }, IDLE] }).score();
  expect(places({ hand: 'tf-coco' })).toBe(2);
  expect(places({ deck: 'tf-coco' })).toBe(2);
  expect(places({ discard: 'tf-coco' })).toBe(2);
  expect(places({ planets: 'h1 up, f1 + tf-coco' })).toBe(2);
  const one = game({
    seats: [{ hand: 'tf-core tf-coco', planets: 'h1 up' }, IDLE],
  });
  expect(one.score()).toBe(3);
  one.play('play:tf-core');
  expect(one.score()).toBe(3);
  one.play('remove:tf-coco');
  expect(one.score()).toBe(1);
  expect(one.position.removed).toContain('tf-coco');
});

test('[P2.5] more armies and resources win a tie; who is equal there too shares the victory', () => {
  const even = { hand: 'survey', planets: 'h1 up food, f1 up', fighters: 2 };
  const other = { hand: 'survey', planets: 'h2 up silicon, a1 up', fighters: 2 };
  expect(winnersOf(game({ seats: [even, other] }).state)).toEqual([0, 1]);
  expect(winnersOf(game({ seats: [even, { ...other, fighters: 3 }] }).state)).toEqual([1]);
  expect(winnersOf(game({ seats: [even, { ...other, planets: 'h2 up, a1 up' }] }).state)).toEqual([
    0,
  ]);
});

test('[P2.8] a removed card leaves for good; a card that put itself under a planet stays until that is turned up', () => {
  const one = game({
    seats: [{ hand: 'tf-core survey trade', planets: 'h1 up' }, { hand: 'trade' }],
  });
  const { stacks } = one.position;
  one.play('play:tf-core', 'remove:survey');
  expect(one.position.stacks).toEqual(stacks);
  const stays = game({
    seats: [
      { hand: 'tf-haco', planets: 'h1 up, f1, f2 + colonize colonize colonize colonize' },
      IDLE,
    ],
  });
  stays.play('play:tf-haco', 'tuck:2', 'settle:3');
  expect(stays.planet(1).colonies).toEqual(['tf-haco']);
  expect(stays.discard()).not.toContain('tf-haco');
  expect(stays.position.turn.acted).toBeUndefined();
});

test('[option:prototypeStartFaceDown] such a start planet is settled or attacked for two', () => {
  const options = { prototypeStartFaceDown: true };
  const settles = game({
    options,
    at: 'role',
    seats: [{ hand: 'survey', planets: 'h1 + colonize colonize' }, IDLE],
  });
  expect(settles.play('lead:colonize', 'settle:1').planet(0).up).toBe(true);
  const attacks = game({
    options,
    at: 'role',
    seats: [{ hand: 'survey', planets: 'h1', fighters: 2 }, IDLE],
  });
  attacks.play('lead:warfare', 'done', 'attack:1');
  expect([attacks.planet(0).up, attacks.player().fighters]).toEqual([true, 0]);
});

type Row = readonly [string, string, number, number, number, string | null, number, string[]];
const printed = JSON.parse(
  readFileSync(new URL('printed.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly Row[]>>;

test.each(printed['prototypePlanets'] ?? [])(
  '[planet:%s][P2.6] %s, armies %i, colonies %i, worth %i, symbol %s, hand +%i, slots %s',
  (id, type, armies, colonies, influence, symbol, hand, slots) => {
    const warrior = (fighters: number) =>
      game({ at: 'role', seats: [{ hand: 'survey', planets: id, fighters }, IDLE] }).play(
        'lead:warfare',
        'done',
      );
    expect(warrior(armies - 1).of('attack')).toEqual([]);
    const attacked = warrior(armies).play('attack:1');
    expect(attacked.player().fighters).toBe(0);

    const settler = (n: number) => {
      const under = Array<string>(n).fill('colonize').join(' ');
      return game({
        at: 'role',
        seats: [{ hand: 'survey', planets: `${id} + ${under}` }, IDLE],
      }).play('lead:colonize');
    };
    expect(settler(colonies - 1).of('settle')).toEqual([]);
    const settled = settler(colonies).play('settle:1');

    for (const one of [attacked, settled]) {
      const seen = one.view(1).players[0];
      expect(one.score()).toBe(influence);
      expect(seen?.handLimit).toBe(5 + hand);
      expect(seen?.planets[0]).toMatchObject({ planet: id, type, up: true });
      expect(seen?.planets[0]?.slots?.map((slot) => slot.resource)).toEqual(slots);
      const symbols = Object.entries(seen?.symbols ?? {}).filter(([, n]) => n > 0);
      expect(symbols).toEqual(symbol === null ? [] : [[symbol, 1]]);
    }
  },
);
