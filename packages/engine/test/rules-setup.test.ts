// Setup and variants (RULES 1) and the switches.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { checkOptions, newGame, ROLES, view } from '../src/index.ts';
import { count, fresh, type Game, scene } from './scene.ts';

function stacks(game: Game): number[] {
  const { stacks: all } = game.position;
  return ['survey', 'warfare', 'colonize', 'produce-trade', 'research'].map((id) => all[id] ?? 0);
}

function startCards(game: Game, seat: number): string[] {
  const { hand, deck } = game.player(seat);
  return [...hand, ...deck].sort();
}

test('[1.1][1.1a][1.1b][1.3i] 96 role cards in decks, stacks and out of the game; Politics has no stack', () => {
  const totals: Record<string, number> = {
    survey: 20,
    warfare: 16,
    colonize: 20,
    'produce-trade': 16,
    research: 20,
    politics: 4,
  };
  const game = fresh({ players: 4 });
  const owned = [0, 1, 2, 3].flatMap((seat) => startCards(game, seat));
  const found = Object.keys(totals).map((card) => [
    card,
    count(owned, card) + (game.position.stacks[card] ?? 0),
  ]);
  expect(Object.fromEntries(found)).toEqual(totals);
  expect(game.position.stacks).not.toHaveProperty('politics');
  expect(game.view(0).stackOf.produce).toBe(game.view(0).stackOf.trade);
  const two = fresh({ players: 2 });
  expect(
    count(
      [0, 1].flatMap((seat) => startCards(two, seat)),
      'politics',
    ),
  ).toBe(2);
  expect(two.position.removed).toEqual([]);
});

test('[1.2a] all players start with the same ten cards, five of them in hand [1.3l]', () => {
  const game = fresh({ players: 3 });
  for (const seat of [0, 1, 2]) {
    expect(startCards(game, seat)).toEqual([
      'colonize',
      'colonize',
      'politics',
      'produce-trade',
      'produce-trade',
      'research',
      'research',
      'survey',
      'survey',
      'warfare',
    ]);
    expect(game.player(seat).hand).toHaveLength(5);
  }
  expect(game.step).toBe('action');
  expect(game.position.turn).toMatchObject({ number: 1, leader: 0 });
});

test.each([
  [{ players: 2 }, [16, 14, 16, 12, 16], 1],
  [{ players: 2, twoPlayerStacks: 'reduced' }, [12, 12, 12, 8, 12], 1],
  [{ players: 3 }, [14, 13, 14, 10, 14], 1],
  [{ players: 3, variant: 'extended' }, [12, 12, 12, 8, 12], 2],
  [{ players: 4 }, [12, 12, 12, 8, 12], 2],
])('[1.2b][R-2P][SW-twoPlayerStacks][1.4e] stacks of %j', (options, sizes, toEnd) => {
  const game = fresh(options);
  expect(stacks(game)).toEqual(sizes);
  expect(game.view(0).stacksToEnd).toBe(toEnd);
});

test('[1.3a] 27 planets, nine of each type, are in the deck', () => {
  const game = fresh({});
  expect(game.state.planetDeck).toHaveLength(27);
  const types = game.state.rules.planets.map((id) => planetTypeOf(id));
  expect(['advanced', 'fertile', 'metallic'].map((type) => count(types, type))).toEqual([9, 9, 9]);
});

function planetTypeOf(id: number): string {
  const game = fresh({}, 'types');
  game.state.planetDeck = [id];
  return game.view(0).planetDeck.top?.type ?? '';
}

test('[1.3b][1.3h] each player gets one of six start planets face down, and its owner sees the front', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const game = fresh({ players: 2 }, `start ${i}`);
    const planet = game.planet(0, 0);
    seen.add(planet.planet);
    expect(planet.up).toBeUndefined();
    const own = game.view(0).players[0]?.planets[0];
    expect(own).toMatchObject({ planet: planet.planet, colonizeCost: 2, warfareCost: 2 });
    expect(own?.slots).toHaveLength(1);
    expect(game.view(1).players[0]?.planets[0]?.planet).toBeUndefined();
  }
  expect([...seen].sort()).toEqual(
    ['chrispen', 'drawde', 'liagiba', 'mesia-sednim', 'pomerene', 'piedra-seca'].sort(),
  );
});

test('[1.3c] 45 technology faces are on offer', () => {
  expect(fresh({}).position.technologies).toHaveLength(45);
});

test('[1.3f] the supply holds 24 influence', () => {
  expect(fresh({}).position.supply).toBe(24);
  expect(fresh({ players: 4 }).position.supply).toBe(24);
});

test('[1.3g] play goes clockwise from seat 0', () => {
  const game = fresh({ players: 3 });
  const leaders = [game.state.leader];
  for (let i = 0; i < 3; i++) leaders.push(game.nextTurn().state.leader);
  expect(leaders).toEqual([0, 1, 2, 0]);
});

test('[1.3j][6d] stacks and technologies are public', () => {
  const game = fresh({});
  for (const seat of [0, 1, -1]) {
    const seen = view(game.state, seat);
    expect(seen.technologies).toHaveLength(45);
    expect(seen.stacks['survey']).toBe(16);
  }
});

test('[1.3k][6j] of the planet deck only the back of the top planet is known', () => {
  const game = fresh({});
  const seen = game.view(0).planetDeck;
  expect(Object.keys(seen).sort()).toEqual(['size', 'top']);
  expect(Object.keys(seen.top ?? {}).sort()).toEqual(['colonizeCost', 'type', 'warfareCost']);
});

test('[1.4a][1.4b][1.4c][SW-variant][SW-learningDeck] the learning game', () => {
  const game = fresh({ variant: 'learning', players: 4 });
  expect(game.position.technologies).toEqual([]);
  expect(game.state.planetDeck).toHaveLength(24);
  const planets = game.position.planetDeck;
  for (const gone of ['lyttle', 'echo-rose', 'srod-avein-n2']) expect(planets).not.toContain(gone);
  expect(game.view(0).stacks).not.toHaveProperty('research');
  expect(count(startCards(game, 0), 'research')).toBe(2);
  game.until('role');
  expect(game.of('lead').sort()).toEqual(
    ROLES.filter((role) => role !== 'research')
      .map((role) => `lead:${role}`)
      .sort(),
  );
  const eight = fresh({ variant: 'learning', learningDeck: 'eight' });
  expect(startCards(eight, 0)).toHaveLength(8);
  expect(count(startCards(eight, 0), 'research')).toBe(0);
});

test('[1.4b][1.4c][3.8a] in the learning game Politics takes no Research card, and Research works as an Action', () => {
  const options = { variant: 'learning' };
  const politics = scene({ options, seats: [{ hand: 'politics' }] }).play('play:politics');
  expect(politics.options).toEqual([
    'take:survey',
    'take:warfare',
    'take:colonize',
    'take:produce-trade',
  ]);
  const research = scene({ options, seats: [{ hand: 'research survey' }, { hand: 'politics' }] });
  research.play('play:research', 'remove:survey');
  expect(count(research.position.removed, 'survey')).toBeGreaterThan(0);
  expect(research.hand()).toBe('');
});

test('[1.4d] the level-1 game offers the 24 level-1 technologies', () => {
  const { technologies } = fresh({ variant: 'level-1' }).position;
  expect(technologies).toHaveLength(24);
  expect(technologies.every((id) => id.startsWith('improved-'))).toBe(true);
  expect(fresh({ variant: 'level-1' }).until('role').of('lead')).toContain('lead:research');
});

test.each([
  [{ players: 4, twoPlayerStacks: 'reduced' }, 'reduced is for 2 players'],
  [{ players: 2, learningDeck: 'eight' }, 'eight is for variant learning'],
])(
  '[SW-twoPlayerStacks][SW-learningDeck] %j contradicts itself',
  (options: object, sentence: string) => {
    expect(JSON.stringify(checkOptions(options))).toContain(sentence);
  },
);

test('[1.4e] the extended game is for three players', () => {
  for (const players of [2, 4]) {
    expect(checkOptions({ players, variant: 'extended' })).toMatchObject({ ok: false });
  }
  expect(newGame(gameOptions({ players: 3, variant: 'extended' }), 'x').stacks.slice(0, 5)).toEqual(
    [12, 12, 12, 8, 12],
  );
});
