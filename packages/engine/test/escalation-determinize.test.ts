// Determinization in Escalation deals hidden information again, and the right seats learn from an
// event.
import { expect, test } from 'vitest';
import { determinize, privateView, Random, SPECTATOR, view } from '../src/index.ts';
import { RevealTracker } from '../src/knowledge/undo-limits.ts';
import type { GameEvent } from '../src/model/events.ts';
import type { GameState } from '../src/state/state.ts';
import { fresh, type Game, scene } from './scene.ts';

const WORLDS = 200;

function worldsOf(state: GameState, seat: number): readonly GameState[] {
  const random = new Random(1, 2, 3, 4);
  return Array.from({ length: WORLDS }, () => determinize(state, seat, random));
}

const sorted = (values: Iterable<number>) => [...values].toSorted((a, b) => a - b);

function choosing(): Game {
  return fresh({ ruleset: 'escalation', players: 3 }, 'worlds');
}

test('RULES E1.5: others may choose between any old and any new start planet that one does not hold', () => {
  const { state } = choosing();
  const { newStartPlanets } = state.rules;
  const [own = [], ...others] = state.offers;
  const fits = (isNew: boolean) =>
    state.rules.startPlanets.filter(
      (planet) => newStartPlanets.includes(planet) === isNew && !own.includes(planet),
    );
  const worlds = worldsOf(state, 0);
  for (const { offers } of worlds) {
    expect(offers[0]).toEqual(own);
    expect(new Set(offers.flat()).size).toBe(6);
  }
  for (const other of others.keys()) {
    const [first, second] = [0, 1].map((at) => worlds.map(({ offers }) => offers[other + 1]?.[at]));
    expect(sorted(new Set(first as number[]))).toEqual(sorted(fits(false)));
    expect(sorted(new Set(second as number[]))).toEqual(sorted(fits(true)));
  }
});

test('RULES E1.5: a seat that has chosen may have kept an old or a new start planet', () => {
  const { state } = choosing().play('start-planet:2');
  const kept = worldsOf(state, 1).map(({ offers }) => offers[0] ?? []);
  expect(new Set(kept.map(({ length }) => length))).toEqual(new Set([1]));
  const isNew = kept.map(([planet = -1]) => state.rules.newStartPlanets.includes(planet));
  expect(new Set(isNew)).toEqual(new Set([true, false]));
  for (const { offers } of worldsOf(state, 0)) expect(offers[0]).toEqual(state.offers[0]);
});

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

test('RULES E8.2: a seat that looks through the planet deck knows its planets, not their order; others know neither', () => {
  const game = scene({
    options: OPTIONS,
    seats: [
      { hand: 'deep-space-probes', planets: 'echo-rose' },
      { hand: 'politics', planets: 'styku' },
    ],
    at: 'action',
  });
  /** Number of different contents and orders of the planet deck among determinized copies. */
  const ways = (seat: number) => {
    const decks = worldsOf(game.state, seat).map(({ planetDeck }) => planetDeck);
    const count = (texts: readonly string[]) => new Set(texts).size;
    return {
      sets: count(decks.map((deck) => sorted(deck).join())),
      orders: count(decks.map(String)),
    };
  };
  for (const seat of [0, 1]) expect(ways(seat).sets).toBeGreaterThan(1);
  game.play('play:deep-space-probes');
  expect(ways(0).sets).toBe(1);
  expect(ways(0).orders).toBeGreaterThan(WORLDS / 2);
  expect(ways(1).sets).toBeGreaterThan(1);
});

/** Lists the seats that learn something from an event in a new three-player game. */
function learnedBy(event: GameEvent): number[] {
  const { state, options } = fresh({ ...OPTIONS, players: 3 }, 'learned');
  expect(options.length).toBeGreaterThan(0);
  const seats = new RevealTracker(state, 0).learnedBy([event]);
  return [...state.players.keys()].filter((seat) => (seats >> seat) & 1);
}

test.each<[string, GameEvent, number[]]>([
  ['which start planets were kept', { type: 'start-planets' }, [0, 1, 2]],
  [
    'a planet put on top of the deck shows its back',
    { type: 'recon', seat: 1, deck: 'planets', chosen: true },
    [0, 1, 2],
  ],
  [
    'who only looked through the planet deck',
    { type: 'recon', seat: 1, deck: 'planets', chosen: false },
    [1],
  ],
  ['who looked through the own deck', { type: 'recon', seat: 1, deck: 'own', chosen: true }, [1]],
  [
    'the front of an annexed planet is news to all but its owner',
    { type: 'capture', seat: 0, owner: 2, at: 0, planet: 'drawde', wasUp: false },
    [0, 1],
  ],
  [
    'a planet that lay face up is no news',
    { type: 'capture', seat: 0, owner: 2, at: 0, planet: 'drawde', wasUp: true },
    [],
  ],
  [
    'a card that pays as a ship is news to all others',
    { type: 'spend-card', seat: 1, card: 'warfare', as: 'fighter' },
    [0, 2],
  ],
])('an answer teaches: %s', (_, event, seats) => {
  expect(learnedBy(event)).toEqual(seats);
});

test('[P2.4] the private part of a seat has the technologies it looks at, hidden from all others', () => {
  const { state } = scene({
    at: 'role',
    options: { ruleset: 'prototype-2010' },
    technologyDeck: 'tf-coco tf-hawa',
    seats: [{ hand: 'research', planets: 'h1 up' }, { hand: 'survey' }],
  }).play('lead:research', 'boost:research');
  const cards = ['tf-coco', 'tf-hawa'];
  expect(privateView(state, 0).lookingTechnologies).toEqual({ count: 2, cards });
  expect(privateView(state, 1)).not.toHaveProperty('lookingTechnologies');
  for (const seat of [1, SPECTATOR]) {
    expect(view(state, seat).lookingTechnologies).toEqual({ count: 2 });
  }
});
