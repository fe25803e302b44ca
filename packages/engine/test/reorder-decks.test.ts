// Decks in another order: no seat can distinguish them from the original, and cards whose place
// some seat knows stay there.
import { expect, test } from 'vitest';
import {
  KnownOrder,
  legalOptions,
  playTrusted,
  Random,
  reorderDecks,
  SPECTATOR,
  view,
} from '../src/index.ts';
import type { GameState } from '../src/state/state.ts';
import { fresh, scene } from './scene.ts';

const PLIES_BETWEEN_CHECKS = 9;

const sorted = (values: readonly number[]) => [...values].toSorted((a, b) => a - b);

function decksOf({ planetDeck, players, technologyDecks }: GameState): readonly number[][] {
  return [planetDeck, ...players.map(({ deck }) => deck), ...technologyDecks];
}

test.each([
  { ruleset: 'official', players: 2 },
  { ruleset: 'prototype-2010', players: 3 },
  { ruleset: 'escalation', players: 4 },
])('every view stays the same: %j', (input) => {
  const { state } = fresh(input, 'reorder');
  const random = new Random(1, 2, 3, 4);
  const known = new KnownOrder();
  let moved = 0;
  while (!state.over) {
    const copy = reorderDecks(state, known, random);
    for (const seat of [...state.players.keys(), SPECTATOR]) {
      expect(view(copy, seat)).toEqual(view(state, seat));
    }
    expect(decksOf(copy).map(sorted)).toEqual(decksOf(state).map(sorted));
    if (copy.planetDeck.join(' ') !== state.planetDeck.join(' ')) moved++;
    for (let ply = 0; ply < PLIES_BETWEEN_CHECKS && !state.over; ply++) {
      const legal = legalOptions(state);
      const before = state.clone();
      playTrusted(state, legal[random.below(legal.length)] ?? -1);
      known.update(before, state);
    }
  }
  expect(moved).toBeGreaterThan(5);
});

test('planets rejected in the prototype stay under the deck', () => {
  const { state } = fresh({ ruleset: 'prototype-2010', players: 2 }, 'rejected');
  const random = new Random(1, 2, 3, 4);
  const known = new KnownOrder();
  let rejected = 0;
  while (!state.over) {
    const legal = legalOptions(state);
    const before = state.clone();
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
    known.update(before, state);
    if (before.looking.length > 0 && state.looking !== before.looking) {
      rejected += before.looking.length - 1;
    }
    const bottom = state.planetDeck.slice(0, rejected);
    expect(reorderDecks(state, known, random).planetDeck.slice(0, rejected)).toEqual(bottom);
  }
  expect(rejected).toBeGreaterThan(3);
});

test('a planet put on top by Recon stays there until it is taken', () => {
  const game = scene({
    options: { ruleset: 'escalation', players: 2, reconShuffles: true },
    seats: [{ hand: 'deep-space-probes' }, {}],
  }).play('play:deep-space-probes');
  const known = new KnownOrder();
  const before = game.state.clone();
  game.play('recon:idroyos');
  known.update(before, game.state);
  const top = game.state.planetDeck.at(-1);
  const random = new Random(1, 2, 3, 4);
  const tops = (order: KnownOrder) =>
    new Set(
      Array.from({ length: 60 }, () => reorderDecks(game.state, order, random).planetDeck.at(-1)),
    );
  expect(tops(known)).toEqual(new Set([top]));
  expect(tops(new KnownOrder()).size).toBeGreaterThan(1);
  const earlier = game.state.clone();
  earlier.frames = [];
  game.state.planetDeck.pop();
  known.update(earlier, game.state);
  expect(known.partOf(-1)).toEqual({ top: 0, bottom: 0 });
});
