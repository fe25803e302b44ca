// The end of the game, the score (RULES 5) and visibility (RULES 6).
import { expect, test } from 'vitest';
import { determinize, randomFromSeed, SPECTATOR, view, winnersOf } from '../src/index.ts';
import { fresh, type Game, scene } from './scene.ts';

test('[5a][5d] the end is triggered when the 24th influence is taken', () => {
  const game = scene({
    at: 'role',
    seats: [{ planets: 'drawde up food' }, { influence: 23, hand: 'politics' }],
  });
  expect(game.position.ending).toBeUndefined();
  game.play('lead:trade', 'trade:1.food');
  expect(game.position.supply).toBe(0);
  expect(game.position.ending).toBe('influence');
});

test.each([
  [2, {}, 1],
  [3, {}, 1],
  [3, { variant: 'extended' }, 2],
  [4, {}, 2],
])('[5b] with %i players %j, %i empty stacks trigger the end', (players, options, needed) => {
  const seats = Array.from({ length: players }, () => ({ hand: 'politics' }));
  const game = scene({ at: 'role', options, seats, stacks: { warfare: 1, survey: 1 } });
  game.play('lead:warfare');
  expect(game.position.ending).toBe(needed === 1 ? 'stacks' : undefined);
  game.nextTurn().until('role').play('lead:survey');
  expect(game.position.ending).toBe('stacks');
});

test('[5c] Produce/Trade is one stack, and the learning game has four', () => {
  const game = scene({ at: 'role', seats: [{ hand: 'politics' }], stacks: { 'produce-trade': 1 } });
  game.play('lead:trade');
  expect(game.position.ending).toBe('stacks');
  expect(Object.keys(fresh({ variant: 'learning' }).view(0).stacks)).toHaveLength(4);
});

test('[5e][5h] the turn of the trigger is played to its end', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'survey', deck: 'colonize' }, { hand: 'warfare' }],
    stacks: { warfare: 1 },
  });
  game.play('lead:warfare', 'done');
  expect(game.deciding).toBe(1);
  game.play('follow', 'boost:warfare');
  expect(game.step).toBe('discard');
  game.play('done');
  expect(game.state.over).toBe(false);
  expect(game.state.leader).toBe(1);
});

/** Number of turns after the one in which a seat triggers the end. */
function turnsAfter(seat: number, options: object): number {
  const game = scene({
    at: 'role',
    options: { ...options },
    seats: [{ hand: 'politics' }, { hand: 'politics' }, { hand: 'politics' }],
    stacks: { warfare: 1 },
  });
  for (let i = 0; i < seat; i++) {
    game.until('role').play('lead:produce').nextTurn();
  }
  game.until('role').play('lead:warfare').nextTurn();
  for (let i = 0; i < 10 && !game.state.over; i++) game.nextTurn();
  expect(game.events.at(-1)?.type).toBe('game-over');
  return game.state.turnNumber - seat - 1;
}

test('[5f][5g][SW-extraRound] all players have the same number of turns, or one round more', () => {
  expect([0, 1, 2].map((seat) => turnsAfter(seat, {}))).toEqual([2, 1, 0]);
  expect([0, 1, 2].map((seat) => turnsAfter(seat, { extraRound: true }))).toEqual([5, 4, 3]);
});

test('[5i][5j][5k][5l][5m] the score is tokens, technologies anywhere and face-up planets', () => {
  const game = scene({
    seats: [
      {
        hand: 'diverse-markets',
        deck: 'war-path',
        discard: 'survey-team',
        permanents: 'dissension',
        planets: 'drawde up food, idroyos + terraforming colonize, zephan up',
        fighters: 9,
        influence: 3,
      },
    ],
  });
  expect(game.score()).toBe(3 + 2 + 2 + 2 + 5 + 2 + 2 + 4);
  expect(scene({ seats: [{ hand: 'improved-survey.trade', planets: 'pomerene' }] }).score()).toBe(
    0,
  );
  const removed = scene({ seats: [{ hand: 'research war-path' }] });
  expect(removed.score()).toBe(2);
  removed.play('play:research', 'remove:war-path');
  expect(removed.score()).toBe(0);
});

function finished(a: object, b: object): Game {
  const game = scene({ seats: [{ ...a }, { ...b }] });
  game.state.over = true;
  return game;
}

test('[5n][5o] a tie goes to resources and fighters together, but not to fighters on planets; then it is shared', () => {
  const one = { influence: 3, fighters: 1, planets: 'drawde up food' };
  const two = { influence: 3, fighters: 1, planets: 'mesia-sednim up' };
  expect(winnersOf(finished(one, two).state)).toEqual([0]);
  expect(winnersOf(finished(one, { ...two, fighters: 2 }).state)).toEqual([0, 1]);
  const scorched = { influence: 3, fighters: 0, planets: 'mesia-sednim up blocked' };
  expect(winnersOf(finished({ ...one, fighters: 0 }, scorched).state)).toEqual([0]);
  expect(winnersOf(finished({ influence: 4 }, { ...two, influence: 2 }).state)).toEqual([1]);
});

test('[5p] the running score in a view is the true one, for every seat', () => {
  const game = fresh({ players: 3 }, 'score');
  for (let i = 0; i < 200 && !game.state.over; i++) {
    game.play(game.options[(i * 5) % game.options.length] ?? '');
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const seen = view(game.state, viewer).players.map((player) => player.score.total);
      expect(seen).toEqual([0, 1, 2].map((seat) => game.score(seat)));
    }
  }
});

const SECRET = {
  seats: [
    { hand: 'survey warfare', deck: 'research politics', planets: 'drawde, voson up' },
    {
      hand: 'colonize',
      deck: 'survey survey',
      discard: 'research warfare',
      planets: 'idroyos + colonize, styku up water',
      permanents: 'dissension',
      fighters: 3,
    },
  ],
};

test('[6a][6b] a hand is visible to its owner; a deck’s order to no one', () => {
  const game = scene(SECRET);
  expect(game.view(0).players[0]?.hand).toEqual(['survey', 'warfare']);
  expect(game.view(0).players[1]).toMatchObject({ handSize: 1, deckSize: 2 });
  expect(game.view(0).players[1]).not.toHaveProperty('hand');
  expect(game.view(0).players[0]).not.toHaveProperty('deck');
  expect([...(game.view(0).players[0]?.unseen ?? [])].sort()).toEqual(['politics', 'research']);
  const orders = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const world = determinize(game.state, 0, randomFromSeed(`order ${i}`));
    orders.add(world.players[0]?.deck.join() ?? '');
    expect(view(world, 0)).toEqual(game.view(0));
  }
  expect(orders.size).toBe(2);
});

test('[6c][6f][6g][6h][6i][6k][6n] open cards are public, fronts of face-down planets are visible to their owner', () => {
  const game = scene(SECRET);
  for (const viewer of [0, SPECTATOR]) {
    const seen = view(game.state, viewer);
    expect(seen.players[1]).toMatchObject({
      discard: ['research', 'warfare'],
      permanents: ['dissension'],
      fighters: 3,
      handLimit: 5,
    });
    expect(seen.players[1]?.planets[0]).toEqual({
      type: 'metallic',
      colonizeCost: 3,
      warfareCost: 6,
      up: false,
      colonies: ['colonize'],
      colonyCount: 1,
      settle: {
        need: 3,
        have: expect.any(Number) as number,
        missing: expect.any(Number) as number,
      },
      attack: { need: 6, have: 3, missing: 3 },
      blocked: false,
    });
    expect(seen.players[1]?.planets[1]).toMatchObject({
      planet: 'styku',
      slots: [{ resource: 'water', filled: true }],
    });
    expect(seen.planetDiscard).toEqual([]);
  }
  expect(game.view(1).players[1]?.planets[0]?.planet).toBe('idroyos');
});

test('[6e] cards that are played, boosted with, removed, discarded or taken are public', () => {
  const game = scene({
    seats: [{ hand: 'research politics survey warfare', deck: 'survey' }, { hand: 'warfare' }],
  });
  game.play('play:research', 'remove:politics', 'done', 'lead:warfare', 'boost:warfare', 'done');
  game.play('dissent', 'discard:survey');
  const types = game.events.map((event) => event.type);
  expect(types).toEqual(expect.arrayContaining(['action', 'remove', 'lead', 'boost', 'discard']));
});

test('[6o] nothing of a face-down planet or the shuffles reaches another seat', () => {
  const game = scene(SECRET);
  const text = JSON.stringify(view(game.state, 0));
  expect(text).not.toContain('idroyos');
  expect(text).not.toContain('random');
  expect(JSON.stringify(view(game.state, SPECTATOR))).not.toContain('drawde');
});
